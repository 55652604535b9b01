import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadTexts } from '#catalogue/texts.ts'
import { readScriptText, type ScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { fileCharacterSchema, fileMetaSchema, scriptFileSchema } from '#core/script/script-file-schema.ts'
import { fullMetadata } from '../full-metadata.ts'
import { aScript, catalogue, custom, official } from '../script-builders.ts'

const english = await loadTexts('en')

const refused = (file: ScriptFile) => scriptFileSchema.safeParse(file).error?.issues ?? []

describe('the schema of the public file', () => {
  const texts = globSync('tests/fixtures/scripts/**/*.{json,txt}').map(name => ({
    name,
    read: readScriptText(readFileSync(name, 'utf8'), catalogue, english)
  }))

  /** Breaks limits and uses unknown values on purpose. */
  const isBeyond = (name: string) => name.endsWith('editor.json')

  test.each(texts.filter(({ name, read }) => read.ok && !isBeyond(name)))(
    'accepts the file written from $name',
    ({ read }) => {
      const script = read.ok ? read.value.script : aScript()
      expect(refused(writeScriptFile(script, catalogue, english))).toEqual([])
    }
  )

  test('refuses files over the limits', () => {
    const { read } = texts.find(({ name }) => isBeyond(name)) ?? {}
    expect(read?.ok && refused(writeScriptFile(read.value.script, catalogue))).toHaveLength(1)
  })

  test('accepts every official character with overrides', () => {
    const characters = [...catalogue.characters.keys()].map(id => official(id, { flavor: 'Own text' }))
    expect(refused(writeScriptFile(aScript({ characters }), catalogue, english))).toEqual([])
  })

  test('refuses values over the limits and unknown values', () => {
    const with1 = (rest: Parameters<typeof custom>[1]) =>
      refused(writeScriptFile(aScript({ characters: [custom('cook', rest)] }), catalogue))
    expect(with1({})).toEqual([])
    expect(with1({ ability: 'x'.repeat(251) })).toHaveLength(1)
    expect(with1({ special: [{ type: 'vote', name: 'none' }] })).toHaveLength(1)
    expect(refused([{ id: '_meta' }])).toHaveLength(1)
    expect(refused([{ name: 'Cook', team: 'townsfolk' }])).toHaveLength(1)
  })

  test('describes the fields that a script file contains', () => {
    const written = writeScriptFile(
      aScript({
        ...fullMetadata,
        firstNight: ['dusk'],
        otherNight: ['dusk'],
        customData: { x: 1 }
      }),
      catalogue
    )
    expect(Object.keys(z.toJSONSchema(fileMetaSchema).properties ?? {})).toEqual(
      Object.keys(Object(written[0]))
    )
    expect(z.toJSONSchema(fileCharacterSchema).required).toEqual(['id', 'name', 'team', 'ability'])
  })
})

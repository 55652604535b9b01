import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { strictFile } from '#core/script/strict-file.ts'
import { loadSchema } from '../../../tools/census/validity.ts'
import { anyScript } from '../any-script.ts'
import { aScript, catalogue, custom, unknown } from '../script-builders.ts'

const texts = await loadTexts('en')
const isValid = loadSchema()
const filler = ['imp', 'chef', 'spy', 'saint', 'monk']
const fileOf = (...characters: Parameters<typeof custom>[]) =>
  writeScriptFile(
    aScript({ title: 'Long', characters: [...filler, ...characters.map(each => custom(...each))] }),
    catalogue,
    texts
  )

describe('the files of the project', () => {
  const fixtures = globSync('tests/fixtures/scripts/**/*.{json,txt}').map(name => ({
    name,
    read: readScriptText(readFileSync(name, 'utf8'), catalogue, texts)
  }))

  test.each(fixtures)('$name comes out valid', ({ read }) => {
    if (!read.ok) return
    // The format asks for five entries.
    const { characters } = read.value.script
    const ids = filler.filter(id => characters.every(other => other.id !== id))
    const script = {
      ...read.value.script,
      characters: [...characters, ...aScript({ characters: ids }).characters]
    }
    const written = writeScriptFile(script, catalogue, texts)
    const { file, losses } = strictFile(written)
    expect(isValid(file)).toBe(true)
    expect(losses.length === 0).toBe(isValid(written))
  })

  test('any script comes out valid', () => {
    fc.assert(
      fc.property(anyScript, script => {
        const written = writeScriptFile(script, catalogue, texts)
        if (written.length < 5) return
        expect(isValid(strictFile(written).file)).toBe(true)
      })
    )
  })
})

describe('a strict file', () => {
  test('is the same file when it is valid', () => {
    const file = fileOf(['cook', { reminders: ['Fed'] }])
    expect(isValid(file)).toBe(true)
    expect(strictFile(file)).toEqual({ file, losses: [] })
  })

  test('shortens long texts and lists, and names them', () => {
    const file = fileOf(['cook', { ability: 'a'.repeat(300), reminders: Array(22).fill('r'.repeat(40)) }])
    const { file: strict, losses } = strictFile(file)
    expect(isValid(strict)).toBe(true)
    expect(strict.at(-1)).toMatchObject({
      ability: `${'a'.repeat(249)}…`,
      reminders: Array(20).fill(`${'r'.repeat(29)}…`)
    })
    expect(losses).toEqual([
      { id: 'cook', name: 'cook', field: 'ability' },
      { id: 'cook', name: 'cook', field: 'reminders' }
    ])
  })

  test('leaves out unknown features and jinxes with impossible ids, one by one', () => {
    const special = [
      { type: 'vote', name: 'none' },
      { type: 'vote', name: 'hidden' }
    ]
    const jinxes = [
      { id: 'x'.repeat(60), reason: 'No.' },
      { id: 'imp', reason: 'n'.repeat(600) }
    ]
    const { file } = strictFile(fileOf(['cook', { special, jinxes }]))
    expect(isValid(file)).toBe(true)
    expect(file.at(-1)).toMatchObject({
      special: [special[1]],
      jinxes: [{ id: 'imp', reason: `${'n'.repeat(499)}…` }]
    })
  })

  test('leaves out long addresses, unknown ids that are too long, and entries over the limit', () => {
    const long = `https://example.com/${'x'.repeat(300)}`
    const characters = [
      unknown('y'.repeat(30)),
      ...Array.from({ length: 210 }, (_, index) => custom(`c${index}`))
    ]
    const written = writeScriptFile(aScript({ title: 'Long', logo: long, characters }), catalogue, texts)
    const { file, losses } = strictFile(written)
    expect(isValid(file)).toBe(true)
    expect(file).toHaveLength(201)
    expect(file[0]).toEqual({ id: '_meta', name: 'Long' })
    expect(losses).toEqual([{ id: '_meta', name: 'Long', field: 'logo' }, { id: 'y'.repeat(30) }, {}])
  })
})

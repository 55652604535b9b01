import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script } from '#core/script/script.ts'
import { type Repair, readScriptFile, readScriptText, writeScriptFile } from '#core/script/script-file.ts'

/** Reads a file; throws when it is refused. */
function read(input: unknown): { script: Script; repairs: Repair[] } {
  const result = readScriptFile(input, catalogue)
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.value
}

const meta = { id: '_meta', name: 'Trouble', author: 'Ann' }

describe('a list of official characters', () => {
  test('can mix plain ids and objects with an id', () => {
    const { script, repairs } = read([meta, 'imp', { id: 'chef' }])
    expect(script.characters).toEqual([
      { kind: 'official', id: 'imp' },
      { kind: 'official', id: 'chef' }
    ])
    expect(script).toMatchObject({ title: 'Trouble', author: 'Ann' })
    expect(repairs).toEqual([])
  })

  test.each([
    ['fortune_teller', 'fortuneteller'],
    ['pit-hag', 'pithag'],
    ["Devil's Advocate", 'devilsadvocate'],
    ['Ojo', 'ojo']
  ])('reads %s as %s', (spelling, id) => {
    const { script, repairs } = read([meta, spelling])
    expect(script.characters).toEqual([{ kind: 'official', id }])
    expect(repairs).toMatchObject([{ code: 'id_respelled', severity: 'repair', before: spelling, after: id }])
  })

  test('is written as plain ids after the meta entry', () => {
    const { script } = read([{ id: 'imp' }, meta])
    expect(writeScriptFile(script, catalogue)).toEqual([meta, 'imp'])
  })
})

describe('a value without a script', () => {
  test.each([
    ['a number', 5, 'file_no_script'],
    ['an object without a list', { name: 'Trouble', note: 'to do' }, 'file_no_script'],
    ['a list of numbers', [1, 2, 3], 'file_no_script']
  ])('is refused: %s', (_, input, code) => {
    expect(readScriptFile(input, catalogue)).toEqual({ ok: false, code })
  })

  test('is refused with line and column when the text isn’t JSON', () => {
    expect(readScriptText('["imp",\n  wat]', catalogue)).toEqual({
      ok: false,
      code: 'file_not_json',
      detail: { line: 2, column: 3 }
    })
  })
})

import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script } from '#core/script/script.ts'
import { type Repair, readScriptFile, readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { aScript, custom, official, unknown } from '../script-builders.ts'

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

describe('a text', () => {
  const codesOf = (text: string) => {
    const result = readScriptText(text, catalogue)
    return result.ok ? result.value.repairs.map(({ code }) => code) : result
  }

  test('can be a JSON string with JSON inside; repairs of both are listed, the outer ones first', () => {
    const inner = JSON.stringify('[{"id": "_meta", "name": "Trouble"}, "pit-hag",]')
    expect(codesOf(inner)).toEqual(['json_comma', 'id_respelled'])
    expect(codesOf(`\uFEFF${inner}`)).toEqual(['json_mark', 'json_comma', 'id_respelled'])
    expect(codesOf('[{"id": "_meta", "name": "Trouble"}, "pit-hag",]')).toEqual([
      'json_comma',
      'id_respelled'
    ])
  })

  test('isn’t a script when the string inside is no JSON, or a string once more', () => {
    const refusal = { ok: false, code: 'file_no_script' }
    expect(codesOf(JSON.stringify('just words'))).toEqual(refusal)
    expect(codesOf(JSON.stringify(JSON.stringify('["imp"]')))).toEqual(refusal)
  })

  test('is refused like its value: with the limit of nesting', () => {
    const ring: unknown[] = ['imp']
    ring.push(ring)
    expect(readScriptFile(ring, catalogue)).toEqual({
      ok: false,
      code: 'file_too_deep',
      detail: { limit: 64 }
    })
  })
})

describe('a written file', () => {
  test('leaves out what a custom character doesn’t have', () => {
    const cook = custom('cook', { flavor: '', reminders: [], image: [] })
    expect(writeScriptFile(aScript({ characters: [cook] }), catalogue)[0]).toStrictEqual({
      id: 'cook',
      name: 'cook',
      team: 'townsfolk',
      ability: 'Each night, learn a number.'
    })
  })

  test('has an overridden character that this catalogue lacks by its id, its overrides and unknown keys', () => {
    const gone = { ...official('gone', { name: 'Gone' }), extra: { colour: 'red' } }
    expect(writeScriptFile(aScript({ characters: [gone] }), catalogue)).toStrictEqual([
      { id: '_meta', name: '', characterExtras: [{ id: 'gone', name: 'Gone', colour: 'red' }] },
      'gone'
    ])
  })

  test('has a character without overrides as its id, with its unknown keys in the meta entry', () => {
    const characters = [
      { ...official('imp'), extra: {} },
      { ...official('chef'), extra: { colour: 'red' } },
      unknown('nobody')
    ]
    expect(writeScriptFile(aScript({ characters }), catalogue)).toStrictEqual([
      { id: '_meta', name: '', characterExtras: [{ id: 'chef', colour: 'red' }] },
      'imp',
      'chef',
      'nobody'
    ])
  })

  test('has unknown keys of an overridden character in the meta entry; they never replace known ones', () => {
    const baron = { ...official('baron', { setup: false }), extra: { setup: true, colour: 'red' } }
    const [meta, written] = writeScriptFile(aScript({ characters: [baron] }), catalogue)
    expect(meta).toMatchObject({ characterExtras: [{ id: 'baron', colour: 'red' }] })
    expect([written]).toStrictEqual(
      writeScriptFile(aScript({ characters: [official('baron', { setup: false })] }), catalogue)
    )
  })

  test('has no meta entry that says nothing, unless the format needs a fifth entry', () => {
    const ids = ['imp', 'chef', 'spy', 'saint', 'monk']
    const fileOf = (count: number) => writeScriptFile(aScript({ characters: ids.slice(0, count) }), catalogue)
    expect(fileOf(5)).toEqual(ids)
    expect(fileOf(4)).toEqual([{ id: '_meta', name: '' }, ...ids.slice(0, 4)])
    expect(fileOf(3)).toEqual(ids.slice(0, 3))
    expect(writeScriptFile(aScript({ author: 'Ann' }), catalogue)).toEqual([
      { id: '_meta', name: '', author: 'Ann' }
    ])
  })
})

describe('unknown keys that have the name of a field', () => {
  const readAgain = (script: Script) => read(writeScriptFile(script, catalogue)).script
  const described = { ability: 'evil', name: 'Chef', 'First Night Reminder': 'Wake.', theirs: 1 }

  test('are not written with a character, so that reading gives the same', () => {
    const owl = custom('owl')
    const script = aScript()
    for (const changes of [undefined, { team: 'minion' } as const]) {
      const plain = { ...official('imp'), ...(changes ? { changes } : {}) }
      const again = readAgain({ ...script, characters: [{ ...plain, extra: described }, owl] })
      expect(again.characters[0]).toEqual({ ...plain, extra: { theirs: 1 } })
    }
    const again = readAgain({ ...script, characters: [{ ...owl, extra: { flavor: 'evil', theirs: 1 } }] })
    expect(again.characters).toEqual([{ ...owl, extra: { theirs: 1 } }])
  })

  test('don’t describe an unknown character; other fields of it stay', () => {
    const extra = { name: 'Chef', ability: ['evil'], team: 'demon', theirs: 1 }
    const again = readAgain(aScript({ characters: [{ ...unknown('nobody'), extra }] }))
    expect(again.characters).toEqual([{ ...unknown('nobody'), extra: { team: 'demon', theirs: 1 } }])
  })

  test('are not written with the script', () => {
    const script = aScript({ title: 'Fog', characters: ['imp', 'chef'] })
    const extra = {
      firstNight: ['imp'],
      bootlegger: ['Mine.'],
      Scriptname: 'Other',
      characterExtras: [{ id: 'imp', ability: 'evil' }],
      theirs: 1
    }
    expect(readAgain({ ...script, extra })).toEqual({ ...script, extra: { theirs: 1 } })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTeam } from '#core/reading/character-field-table.ts'
import { flattenItems } from '#core/reading/classify-items.ts'
import { createCustomId, findOfficialId, isValidCustomId } from '#core/reading/identity.ts'
import { isEmpty, isPairJinx, isRecord, isTooDeep, toJsonValue } from '#core/reading/json-value.ts'
import { previewValue, type Repair, repairCodes, reportRepairsTo } from '#core/reading/repair.ts'
import { unwrap } from '#core/reading/unwrap.ts'
import { catalogue } from '../script-builders.ts'

const quiet = () => {}

describe('a repair', () => {
  test('has code, severity, location, before and after', () => {
    const repairs: Repair[] = []
    const report = reportRepairsTo(repairs)
    report('id_respelled', { index: 3, id: 'Imp!' }, 'Imp!', 'imp')
    report('script_empty', {})
    expect(repairs).toEqual([
      {
        code: 'id_respelled',
        severity: 'repair',
        where: { index: 3, id: 'Imp!' },
        before: 'Imp!',
        after: 'imp'
      },
      { code: 'script_empty', severity: 'warning', where: {} }
    ])
  })

  test('shows a value as one line of at most 120 characters', () => {
    expect(previewValue('word')).toBe('word')
    expect(previewValue(12)).toBe('12')
    expect(previewValue({ a: [1] })).toBe('{"a":[1]}')
    expect(previewValue('x'.repeat(120))).toBe('x'.repeat(120))
    expect(previewValue('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`)
  })

  test('has a unique code for each kind', () => {
    expect(new Set(repairCodes).size).toBe(repairCodes.length)
    expect(repairCodes).toContain('night_off_script')
  })
})

describe('converting to JSON values', () => {
  test('keeps JSON values and turns all others into null', () => {
    const value = { a: [1, 'x', true, null], b: { c: -2.5 } }
    expect(toJsonValue(value, quiet)).toEqual(value)
    expect(toJsonValue({ a: undefined, b: Number.NaN, c: quiet, d: 5n }, quiet)).toEqual({
      b: null,
      c: null,
      d: null
    })
    expect(Object.is(toJsonValue(-0, quiet), 0)).toBe(true)
  })

  test('returns a value that survives a JSON round-trip', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), value => {
        const tidied = toJsonValue(value, quiet)
        expect(JSON.parse(JSON.stringify(tidied))).toEqual(tidied)
      })
    )
  })

  test('detects excessive nesting', () => {
    const nest = (depth: number) => Array.from({ length: depth }).reduce<unknown>(inner => [inner], 1)
    expect(isTooDeep(nest(64))).toBe(false)
    expect(isTooDeep(nest(65))).toBe(true)
    expect(isTooDeep({ wide: Array(1000).fill({ a: 1 }) })).toBe(false)
  })

  test.each([[undefined], [null], [''], [' \n'], [[]], [{}]])('%j is empty', value => {
    expect(isEmpty(value)).toBe(true)
  })

  test.each([[0], [false], ['0'], [['']], [{ a: null }]])('%j isn’t empty', value => {
    expect(isEmpty(value)).toBe(false)
  })

  test('a pair jinx has two ids and a reason', () => {
    expect(isPairJinx({ characters: ['imp', 'spy'], reason: '' })).toBe(true)
    expect(isPairJinx({ characters: ['imp', 'spy'] })).toBe(false)
    expect(isPairJinx({ characters: ['imp'], reason: 'x' })).toBe(false)
    expect(isPairJinx({ characters: ['imp', 7], reason: 'x' })).toBe(false)
    expect(isPairJinx(['imp', 'spy'])).toBe(false)
  })
})

describe('ids', () => {
  test('of official characters match by letters and digits only', () => {
    expect(findOfficialId('No Dashii', catalogue)).toBe('nodashii')
    expect(findOfficialId('raven', catalogue)).toBeUndefined()
    expect(findOfficialId('', catalogue)).toBeUndefined()
    expect(findOfficialId('constructor', catalogue)).toBeUndefined()
  })

  test('are valid by the rule of the specification', () => {
    for (const id of ['raven', 'a_b-3', 'x'.repeat(50)]) expect(isValidCustomId(id, catalogue)).toBe(true)
    for (const id of ['', 'Raven', 'a b', 'é', 'x'.repeat(51), 'imp', 'dusk', '_meta'])
      expect(isValidCustomId(id, catalogue)).toBe(false)
  })

  test('become valid and unique, whatever the input', () => {
    expect(createCustomId('', '', new Set(), catalogue)).toBe('character')
    expect(createCustomId('!', 'Big Bird', new Set(), catalogue)).toBe('big_bird')
    expect(createCustomId('Raven', '', new Set(['raven', 'raven-2']), catalogue)).toBe('raven-3')
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.constantFrom('character', 'imp-2', 'a')),
        (id, name, taken) => {
          const safe = createCustomId(id, name, new Set(taken), catalogue)
          expect(isValidCustomId(safe, catalogue)).toBe(true)
          expect(taken).not.toContain(safe)
        }
      )
    )
  })

  test('stay within 50 characters when numbered', () => {
    const long = 'x'.repeat(50)
    expect(createCustomId(long, '', new Set([long]), catalogue)).toBe(`${'x'.repeat(48)}-2`)
  })
})

describe('teams', () => {
  test('match in every known spelling, other words don’t', () => {
    expect(findTeam('Town Folk')).toBe('townsfolk')
    expect(findTeam('demons')).toBe('demon')
    expect(findTeam('jinx')).toBeUndefined()
    expect(findTeam(3)).toBeUndefined()
  })
})

describe('unwrapping', () => {
  test('returns a list unchanged', () => {
    expect(unwrap(['imp'], catalogue, quiet)).toEqual({ items: ['imp'], outerRecords: [] })
  })

  test('returns the outer objects, innermost first', () => {
    expect(unwrap({ a: 1, data: { b: 2, content: ['imp'] } }, catalogue, quiet)).toEqual({
      items: ['imp'],
      outerRecords: [{ b: 2 }, { a: 1 }]
    })
  })

  test('prefers the list under the most likely key', () => {
    expect(unwrap({ items: ['po'], content: ['imp'] }, catalogue, quiet)).toMatchObject({
      items: ['imp'],
      outerRecords: [{ items: ['po'] }]
    })
  })

  test.each([
    [null],
    [5],
    ['plain words'],
    [{}],
    [{ content: 'plain words' }],
    [{ content: '[broken' }],
    [{ scripts: [] }]
  ])('finds nothing in %j', input => {
    expect(unwrap(input, catalogue, quiet)).toBeUndefined()
  })
})

describe('lists inside a list', () => {
  test('are flattened, with one repair', () => {
    const codes: string[] = []
    const report = (code: string) => codes.push(code)
    expect(flattenItems(['a', ['b', ['c']], []], report)).toEqual(['a', 'b', 'c'])
    expect(codes).toEqual(['list_flattened'])
    expect(flattenItems(['a', { b: [1] }], report)).toEqual(['a', { b: [1] }])
    expect(codes).toHaveLength(1)
  })
})

test('a record is an object, neither a list nor null', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true)
  expect([[], null, undefined, 'a', 7].some(isRecord)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { readNightList } from '#core/reading/read-night-list.ts'
import { type Repair, reportRepairsTo } from '#core/reading/repair.ts'

const onScript = new Map([
  ['imp', 'imp'],
  ['Imp', 'imp'],
  ['12', '12']
])
const resolver = { findOnScript: (id: string) => onScript.get(id), findAnywhere: () => undefined }

function orderOf(...list: unknown[]) {
  const repairs: Repair[] = []
  const order = readNightList(list, 'otherNight', resolver, reportRepairsTo(repairs))
  return [order, ...repairs.map(({ code, where, before, after }) => [code, where, before, after])]
}
const where = { field: 'otherNight' }

describe('a night list', () => {
  test('without entries is no custom order', () => {
    expect(orderOf('', null)).toEqual([undefined])
    expect(orderOf('nobody')).toEqual([undefined, ['night_off_script', where, 'nobody', undefined]])
  })

  test('has ids, numbers, and objects with an id or a name', () => {
    expect(orderOf('dusk', { id: 'imp' }, 12, 'dawn')).toEqual([['dusk', 'imp', '12', 'dawn']])
    expect(orderOf('dusk', { name: 'Imp' }, 'dawn')).toEqual([
      ['dusk', 'imp', 'dawn'],
      ['night_respelled', where, 'Imp', 'imp']
    ])
    expect(orderOf('dusk', ['imp'], true, 'dawn')).toEqual([
      ['dusk', 'dawn'],
      ['night_off_script', where, '["imp"]', undefined],
      ['night_off_script', where, 'true', undefined]
    ])
  })

  test('of very many unknown entries has a bounded number of repairs', () => {
    const [, ...repairs] = orderOf(...Array<number>(100_000).fill(1))
    expect(repairs).toHaveLength(limits.file.repairs)
  })

  test('has older names of steps', () => {
    for (const [name, id] of [
      ['minion', 'minioninfo'],
      ['Minions', 'minioninfo'],
      ['Minion information', 'minioninfo'],
      ['demon', 'demoninfo'],
      ['Demon Information', 'demoninfo']
    ] as const)
      expect(orderOf('dusk', name, 'dawn')).toEqual([
        ['dusk', id, 'dawn'],
        ['night_respelled', where, name, id]
      ])
  })

  test('gets its ends, each with a repair', () => {
    const added = (step: string) => ['night_step_added', where, undefined, step]
    expect(orderOf('imp')).toEqual([['dusk', 'imp', 'dawn'], added('dusk'), added('dawn')])
    expect(orderOf('imp', 'dusk')).toEqual([['imp', 'dusk', 'dawn'], added('dawn')])
    expect(orderOf('dawn', 'imp')).toEqual([['dusk', 'dawn', 'imp'], added('dusk')])
  })

  test('loses repeated entries, with a repair', () => {
    expect(orderOf('dusk', 'imp', 'Imp', 'dawn')).toEqual([
      ['dusk', 'imp', 'dawn'],
      ['night_repeated', where, 'Imp', undefined]
    ])
  })

  test('of more entries than the limit stays, with a warning', () => {
    const many = Array.from({ length: limits.script.nightList + 1 }, (_, index) => `c${index}`)
    const ends = (list: string[]) => {
      const repairs: Repair[] = []
      const all = { findOnScript: (id: string) => id, findAnywhere: () => undefined }
      readNightList(['dusk', ...list.slice(2), 'dawn'], 'firstNight', all, reportRepairsTo(repairs))
      return repairs.map(({ code, where, before, after }) => [code, where, before, after])
    }
    expect(ends(many.slice(1))).toEqual([])
    const count = limits.script.nightList
    expect(ends(many)).toEqual([['list_long', { field: 'firstNight' }, `${count + 1}`, `${count}`]])
  })
})

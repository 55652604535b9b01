import { describe, expect, test } from 'vitest'
import type { Changes } from '../../../tools/catalogue-import/changes.ts'
import { changesReport } from '../../../tools/catalogue-import/report.ts'

const nothing: Changes = {
  added: [],
  removed: [],
  renamed: [],
  reworded: [],
  regrouped: [],
  moved: [],
  jinxesAdded: [],
  jinxesRemoved: [],
  jinxesReworded: [],
  reordered: false
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Owl ${index + 1}`)

describe('the report of an import', () => {
  test('has a line with the number of each kind of change', () => {
    expect(changesReport(nothing).split('\n')).toEqual([
      '     0 new',
      '     0 removed',
      '     0 renamed',
      '     0 reworded',
      '     0 with another team, edition, setup, tokens or app features',
      '     0 moved in the night',
      '     0 new jinxes',
      '     0 jinxes removed',
      '     0 jinxes reworded'
    ])
  })

  test('has the names below the number, at most 20 of them', () => {
    const lines = (added: string[]) =>
      changesReport({ ...nothing, added })
        .split('\n')
        .slice(0, 3)
    expect(lines(['Chef', 'Spy'])).toEqual(['     2 new', '         Chef, Spy', '     0 removed'])
    expect(lines(numbered(20))[1]).toBe(`         ${numbered(20).join(', ')}`)
    expect(lines(numbered(23))[1]).toBe(`         ${numbered(20).join(', ')} and 3 more`)
  })

  test('says at the end when only the order changed', () => {
    expect(
      changesReport({ ...nothing, reordered: true })
        .split('\n')
        .at(-1)
    ).toBe('       listed in another order')
  })
})

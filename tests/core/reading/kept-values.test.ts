import { describe, expect, test } from 'vitest'
import { KeptValues } from '#core/reading/kept-values.ts'

describe('a value of a file that isn’t a field', () => {
  test('stays under its key, once; another value under a free one', () => {
    const kept = new KeptValues()
    kept.add('note', [1])
    kept.add('note', [1])
    expect(kept.values).toEqual({ note: [1] })
    kept.add('note', [2])
    expect(kept.values).toEqual({ note: [1], originalNote: [2] })
  })

  test('goes under the first key that is free or has an equal value', () => {
    const kept = new KeptValues()
    expect(kept.addAside('team', { a: 1, b: 2 })).toBe('originalTeam')
    expect(kept.addAside('team', { b: 2, a: 1 })).toBe('originalTeam')
    expect(kept.addAside('team', 'b')).toBe('originalTeam2')
    expect(kept.addAside('team', 'c')).toBe('originalTeam3')
    expect(kept.addAside('team', 'b')).toBe('originalTeam2')
    expect(kept.values).toEqual({ originalTeam: { a: 1, b: 2 }, originalTeam2: 'b', originalTeam3: 'c' })
  })

  test('never replaces a value of the file with such a key', () => {
    const kept = new KeptValues({ originalTeam: 'a', originalTeam2: 'b' })
    kept.add('originalTeam3', 'c')
    expect(kept.addAside('team', 'b')).toBe('originalTeam2')
    expect(kept.addAside('team', 'd')).toBe('originalTeam4')
    kept.add('originalTeam4', 'e')
    expect(kept.values).toEqual({
      originalTeam: 'a',
      originalTeam2: 'b',
      originalTeam3: 'c',
      originalTeam4: 'd',
      originalOriginalTeam4: 'e'
    })
  })

  test('doesn’t change the values that it is kept with', () => {
    const given = { note: 1 }
    new KeptValues(given).add('more', 2)
    expect(given).toEqual({ note: 1 })
  })
})

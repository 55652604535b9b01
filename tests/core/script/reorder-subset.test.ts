import { describe, expect, test } from 'vitest'
import { reorderSubset } from '#core/script/script-characters.ts'
import { aScript, idsOf } from '../script-builders.ts'

describe('reordering a subset of characters', () => {
  const script = aScript({ characters: ['chef', 'imp', 'empath', 'spy', 'monk'] })

  test('moves them only within their own indexes', () => {
    expect(idsOf(reorderSubset(script, ['monk', 'chef', 'empath']))).toEqual([
      'monk',
      'imp',
      'chef',
      'spy',
      'empath'
    ])
  })

  test('returns the same script when the order is the same', () => {
    expect(reorderSubset(script, ['chef', 'empath', 'monk'])).toBe(script)
  })

  test('ignores repeated ids and ids that aren’t on the script', () => {
    expect(idsOf(reorderSubset(script, ['spy', 'slayer', 'imp', 'spy']))).toEqual([
      'chef',
      'spy',
      'empath',
      'imp',
      'monk'
    ])
  })
})

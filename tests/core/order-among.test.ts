import { describe, expect, test } from 'vitest'
import { orderAmong } from '#core/order-among.ts'
import { aScript, idsOf } from './build.ts'

describe('ordering some characters among themselves', () => {
  const script = aScript({ characters: ['chef', 'imp', 'empath', 'spy', 'monk'] })

  test('moves them between their own places and no other character', () => {
    expect(idsOf(orderAmong(script, ['monk', 'chef', 'empath']))).toEqual([
      'monk',
      'imp',
      'chef',
      'spy',
      'empath'
    ])
  })

  test('answers with the same script when they stand in that order', () => {
    expect(orderAmong(script, ['chef', 'empath', 'monk'])).toBe(script)
  })

  test('passes over ids that are not on the script and ids named twice', () => {
    expect(idsOf(orderAmong(script, ['spy', 'slayer', 'imp', 'spy']))).toEqual([
      'chef',
      'spy',
      'empath',
      'imp',
      'monk'
    ])
  })
})

import { expect, test } from 'vitest'
import {
  commonSpecialNames,
  commonSpecials,
  specialGlobals,
  specialNames,
  specialTimes,
  specialTypes
} from '#core/character/special.ts'

test('the common names of a type are those that official characters combine with it', () => {
  expect(commonSpecialNames('vote')).toEqual(new Set(['multiplier', 'hidden']))
  expect(commonSpecialNames('signal')).toEqual(new Set(['grimoire', 'card']))
  expect(commonSpecialNames('unheard')).toEqual(new Set())
})

test('common features have known values only', () => {
  for (const { type, name, time, global } of commonSpecials) {
    expect<readonly string[]>(specialTypes).toContain(type)
    expect<readonly string[]>(specialNames).toContain(name)
    if (time) expect<readonly string[]>(specialTimes).toContain(time)
    if (global) expect<readonly string[]>(specialGlobals).toContain(global)
  }
})

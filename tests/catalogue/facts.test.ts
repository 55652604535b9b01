import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { specialGlobals, specialNames, specialTimes, specialTypes } from '#core/character/special.ts'
import { teams } from '#core/character/team.ts'
import { stepIds } from '#core/night/night.ts'

const characters = [...catalogue.characters.values()]

test('the catalogue has 181 characters, from every team', () => {
  expect(characters).toHaveLength(181)
  expect(new Set(characters.map(({ team }) => team))).toEqual(new Set(teams))
})

test('the catalogue has the 4 steps, with dawn after nearly all characters', () => {
  expect(catalogue.steps).toEqual([
    { id: 'dusk', firstNight: 1, otherNight: 1 },
    { id: 'minioninfo', firstNight: 15, otherNight: 0 },
    { id: 'demoninfo', firstNight: 19, otherNight: 0 },
    { id: 'dawn', firstNight: 73, otherNight: 93 }
  ])
  expect(stepIds.every(id => !catalogue.characters.has(id))).toBe(true)
})

test('no two official characters have the same wake-up number', () => {
  for (const night of ['firstNight', 'otherNight'] as const) {
    const numbers = [...characters, ...catalogue.steps]
      .map(waker => waker[night])
      .filter(number => number > 0)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

test('there are 131 jinxes between official characters, each pair once', () => {
  const pairs = characters.flatMap(({ id, jinxedWith }) =>
    jinxedWith.map(other => [id, other].sort().join(' '))
  )
  expect(new Set(pairs).size).toBe(131)
  expect(pairs).toHaveLength(131)
  expect(characters.flatMap(({ jinxedWith }) => jinxedWith).every(id => catalogue.characters.has(id))).toBe(
    true
  )
})

test('ability openings are phrases of the list, or empty', () => {
  const openings = new Set(['', ...catalogue.abilityOpenings])
  expect(characters.filter(({ abilityOpening }) => !openings.has(abilityOpening))).toEqual([])
})

test('special features use known values only', () => {
  const known = {
    type: new Set<string>(specialTypes),
    name: new Set<string>(specialNames),
    time: new Set<string | undefined>([undefined, ...specialTimes]),
    global: new Set<string | undefined>([undefined, ...specialGlobals])
  }
  for (const { type, name, time, global } of characters.flatMap(({ special }) => special)) {
    expect(
      known.type.has(type) && known.name.has(name) && known.time.has(time) && known.global.has(global)
    ).toBe(true)
  }
})

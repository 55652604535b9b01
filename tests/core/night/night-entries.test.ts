import { describe, expect, test } from 'vitest'
import { characterEntry, collectEntries, compareEntries } from '#core/night/night-entries.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { aScript, catalogue, custom, factsOfOfficial, official, unknown } from '../script-builders.ts'

const entry = (id: string, number: number, rank = 1) => ({ id, number, rank, isAfterDawn: false })

test('the entries of a night are the steps and all described characters, waking or not', () => {
  const script = aScript({
    characters: [official('imp', { otherNight: 7 }), 'chef', custom('owl'), unknown('x')]
  })
  const entries = collectEntries(script, 'otherNight', catalogue)
  expect([...entries.keys()]).toEqual([...catalogue.steps.map(({ id }) => id), 'imp', 'chef', 'owl'])
  expect(entries.get('imp')).toEqual(entry('imp', 7, 1))
  expect(entries.get('owl')).toEqual(entry('owl', 0, 2))
  expect(entries.get('dusk')?.rank).toBe(0)
  expect(entries.get('dawn')?.rank).toBe(3)
})

test('a character with the id of a step has no entry of its own', () => {
  const script = aScript({ characters: [custom('dawn', { otherNight: 3 })] })
  expect(collectEntries(script, 'otherNight', catalogue).get('dawn')?.rank).toBe(3)
})

test('the entry of a character has its number of that night', () => {
  const imp = { ...factsOfOfficial('imp'), kind: 'official' as const }
  expect(characterEntry(imp, 'firstNight', catalogue).number).toBe(imp.firstNight)
  expect(characterEntry({ ...imp, kind: 'custom' }, 'otherNight', catalogue)).toEqual(
    entry('imp', imp.otherNight, 2)
  )
})

test('entries are sorted by number, then by rank, with dusk before all', () => {
  const sorted = [entry('c', 2, 3), entry('b', 2, 1), entry('dusk', 9, 0), entry('a', 1, 2)].sort(
    compareEntries
  )
  expect(sorted.map(({ id }) => id)).toEqual(['dusk', 'a', 'b', 'c'])
  expect(compareEntries(entry('dusk', 1), entry('dusk', 1))).toBe(0)
})

describe('after dawn', () => {
  const order = (...characters: (string | ScriptCharacter)[]) =>
    [...collectEntries(aScript({ characters }), 'firstNight', catalogue).values()]
      .filter(({ number }) => number > 0)
      .sort(compareEntries)
      .map(({ id }) => id)
  const steps = ['dusk', 'minioninfo', 'demoninfo']

  test('are no characters of another scale of numbers, whatever the scale', () => {
    const characters = [
      custom('d', { firstNight: 14_800 }),
      custom('c', { firstNight: 3010.5 }),
      custom('b', { firstNight: 120 }),
      custom('a', { firstNight: 73.5 })
    ]
    expect(order(...characters, 'leviathan')).toEqual([...steps, 'a', 'b', 'c', 'd', 'dawn', 'leviathan'])
  })

  test('are the official characters that the official order puts there, unless the script changes their number', () => {
    expect(order(official('leviathan', { firstNight: 500 }), 'vizier').slice(-3)).toEqual([
      'dawn',
      'vizier',
      'leviathan'
    ])
    const changed = order(official('leviathan', { firstNight: 20 }), official('chef', { firstNight: 90 }))
    expect(changed).toEqual([...steps, 'leviathan', 'chef', 'dawn'])
  })
})

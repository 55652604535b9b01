import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { officialSetups } from '#core/grimoire/setup/official-setups.ts'
import { maxSeatedPlayers, teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { minPlayers } from '#core/script/player-counts.ts'

const sizes = Array.from({ length: maxSeatedPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)

/** Townsfolk, outsiders, minions and demons as a row, which is how the rules print them. */
const row = (players: number, character?: string, option = 0) => {
  const usual = teamCounts(players)
  if (!usual) return undefined
  const change = character === undefined ? undefined : officialSetups[character]?.(usual)[option]
  const counts = teamCounts(players, change ? [change] : [])
  return counts && [counts.townsfolk, counts.outsider, counts.minion, counts.demon].join(' ')
}

test.each([
  [5, '3 0 1 1'],
  [6, '3 1 1 1'],
  [7, '5 0 1 1'],
  [10, '7 0 2 1'],
  [15, '9 2 3 1'],
  [16, '11 0 4 1'],
  [17, '11 1 4 1'],
  [18, '11 2 4 1'],
  [19, '13 0 5 1'],
  [20, '13 1 5 1']
])('%i players are %s', (players, expected) => {
  expect(row(players)).toBe(expected)
})

test.each([4, 21, 7.5, Number.NaN])('%d players have no setup', players => {
  expect(teamCounts(players)).toBeUndefined()
})

/** Each character with its options, and what the teams are with 5, 7, 12, 15 and 20 players. */
test.each([
  ['balloonist', 0, '2 1 1 1', '4 1 1 1', '6 3 2 1', '8 3 3 1', '12 2 5 1'],
  ['balloonist', 1, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['hermit', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['hermit', 1, '3 0 1 1', '5 0 1 1', '8 1 2 1', '10 1 3 1', '14 0 5 1'],
  ['godfather', 0, '2 1 1 1', '4 1 1 1', '6 3 2 1', '8 3 3 1', '12 2 5 1'],
  ['godfather', 1, '3 0 1 1', '5 0 1 1', '8 1 2 1', '10 1 3 1', '14 0 5 1'],
  ['baron', 0, '1 2 1 1', '3 2 1 1', '5 4 2 1', '7 4 3 1', '11 3 5 1'],
  ['fanggu', 0, '2 1 1 1', '4 1 1 1', '6 3 2 1', '8 3 3 1', '12 2 5 1'],
  ['vigormortis', 0, '3 0 1 1', '5 0 1 1', '8 1 2 1', '10 1 3 1', '14 0 5 1'],
  ['sentinel', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['sentinel', 1, '2 1 1 1', '4 1 1 1', '6 3 2 1', '8 3 3 1', '12 2 5 1'],
  ['sentinel', 2, '3 0 1 1', '5 0 1 1', '8 1 2 1', '10 1 3 1', '14 0 5 1'],
  ['huntsman', 0, '2 1 1 1', '4 1 1 1', '6 3 2 1', '8 3 3 1', '12 2 5 1'],
  ['huntsman', 1, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['choirboy', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['bountyhunter', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['pope', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['villageidiot', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['villageidiot', 2, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['atheist', 0, '5 0 0 0', '7 0 0 0', '10 2 0 0', '13 2 0 0', '19 1 0 0'],
  ['summoner', 0, '4 0 1 0', '6 0 1 0', '8 2 2 0', '10 2 3 0', '14 1 5 0'],
  ['lilmonsta', 0, '3 0 2 0', '5 0 2 0', '7 2 3 0', '9 2 4 0', '13 1 6 0'],
  ['kazali', 0, '4 0 0 1', '6 0 0 1', '9 2 0 1', '12 2 0 1', '18 1 0 1'],
  ['kazali', 1, '3 1 0 1', '5 1 0 1', '11 0 0 1', '14 0 0 1', '19 0 0 1'],
  ['lordoftyphon', 0, '2 0 2 1', '4 0 2 1', '6 2 3 1', '8 2 4 1', '12 1 6 1'],
  ['lordoftyphon', 1, '1 1 2 1', '3 1 2 1', '8 0 3 1', '10 0 4 1', '13 0 6 1'],
  ['xaan', 0, '3 0 1 1', '5 0 1 1', '7 2 2 1', '9 2 3 1', '13 1 5 1'],
  ['xaan', 1, '2 1 1 1', '4 1 1 1', '9 0 2 1', '11 0 3 1', '14 0 5 1'],
  ['xaan', 3, '0 3 1 1', '2 3 1 1', '6 3 2 1', '8 3 3 1', '11 3 5 1'],
  ['legion', 0, '2 0 0 3', '2 0 0 5', '3 0 0 9', '4 0 0 11', '6 0 0 14']
])('%s, option %i', (character, option, ...expected) => {
  expect([5, 7, 12, 15, 20].map(players => row(players, character, option))).toEqual(expected)
})

/** Their setups change neither the numbers of the teams nor who must be there. */
const withoutNumbers = ['drunk', 'marionette', 'deusexfiasco', 'bootlegger', 'gardener', 'tor']

test('every official character with a setup is in the table, or changes no numbers', () => {
  const withSetup = [...catalogue.characters.values()].filter(({ setup }) => setup).map(({ id }) => id)
  expect(withSetup.filter(id => !Object.hasOwn(officialSetups, id)).toSorted()).toEqual(
    withoutNumbers.toSorted()
  )
})

test('every option of every official character leaves all players a team, for 5 to 20 players', () => {
  for (const players of sizes)
    for (const options of Object.values(officialSetups)) {
      const usual = teamCounts(players)
      for (const change of usual ? options(usual) : []) {
        const counts = Object.values(teamCounts(players, [change]) ?? {})
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(players)
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0)
      }
    }
})

test('any number of outsiders, left at the usual one, lets other changes add theirs', () => {
  const usual = teamCounts(7)
  const [asUsual, one] = (usual && officialSetups.xaan?.(usual)) ?? []
  const counts = (...changes: (typeof asUsual)[]) =>
    teamCounts(
      7,
      changes.flatMap(change => change ?? [])
    )?.outsider
  expect(counts(asUsual, { add: { outsider: 2 } })).toBe(2)
  expect(counts(one, { add: { outsider: 2 } })).toBe(1)
})

test('of two numbers for one team, the lower counts', () => {
  const changes = [{ set: { demon: 0 } }, { set: { demon: 5, outsider: 1 } }, { set: { outsider: 2 } }]
  expect(teamCounts(7, changes)).toMatchObject({ outsider: 1, demon: 0 })
  expect(teamCounts(7, changes.toReversed())).toMatchObject({ outsider: 1, demon: 0 })
})

test('several changes add up, and never below 0 or over the number of players', () => {
  expect(teamCounts(7, [{ add: { outsider: 2 } }, { add: { outsider: 1 } }, { add: { minion: 1 } }])).toEqual(
    {
      townsfolk: 1,
      outsider: 3,
      minion: 2,
      demon: 1
    }
  )
  expect(teamCounts(5, [{ add: { outsider: -3 } }])?.outsider).toBe(0)
  expect(teamCounts(5, [{ add: { outsider: 9 } }])).toEqual({
    townsfolk: 0,
    outsider: 3,
    minion: 1,
    demon: 1
  })
})

test('Legion are always more than half of the players', () => {
  for (const players of sizes) {
    const usual = teamCounts(players)
    for (const change of (usual && officialSetups.legion?.(usual)) ?? [])
      expect(teamCounts(players, [change])?.demon).toBeGreaterThan(players / 2)
  }
})

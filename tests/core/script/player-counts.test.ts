import { describe, expect, test } from 'vitest'
import { maxPlayers, minPlayers, playerRange, setupCounts } from '#core/script/player-counts.ts'

test.each([
  [5, 3, 0, 1],
  [6, 3, 1, 1],
  [7, 5, 0, 1],
  [8, 5, 1, 1],
  [9, 5, 2, 1],
  [10, 7, 0, 2],
  [11, 7, 1, 2],
  [12, 7, 2, 2],
  [13, 9, 0, 3],
  [14, 9, 1, 3],
  [15, 9, 2, 3]
])(
  '%i players begin with %i townsfolk, %i outsiders, %i minions and a demon',
  (players, townsfolk, outsider, minion) => {
    expect(setupCounts(players)).toEqual({ townsfolk, outsider, minion, demon: 1 })
  }
)

test('other numbers of players have no setup', () => {
  expect(setupCounts(minPlayers - 1)).toBeUndefined()
  expect(setupCounts(maxPlayers + 1)).toBeUndefined()
  expect(setupCounts(7.5)).toBeUndefined()
})

describe('the possible numbers of players for a script', () => {
  test.each([
    [
      { townsfolk: 13, outsider: 4, minion: 4, demon: 4 },
      { fewest: 5, most: 15 }
    ],
    [
      { townsfolk: 6, outsider: 2, minion: 2, demon: 2 },
      { fewest: 5, most: 9 }
    ],
    [
      { townsfolk: 13, outsider: 0, minion: 4, demon: 1 },
      { fewest: 5, most: 13 }
    ],
    [{ townsfolk: 13, outsider: 4, minion: 4, demon: 0 }, undefined],
    [{ townsfolk: 2, outsider: 4, minion: 4, demon: 1 }, undefined]
  ])('%j', (available, expected) => {
    expect(playerRange(available)).toEqual(expected)
  })
})

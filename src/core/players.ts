/** How many characters of each team a game begins with, travellers and setup changes left aside. */
export interface TeamCounts {
  townsfolk: number
  outsider: number
  minion: number
  demon: number
}

export const fewestPlayers = 5
export const mostPlayers = 15

/** Outsiders and minions from five players on; the demon is one, everyone else is townsfolk. */
const setups: readonly (readonly [outsider: number, minion: number])[] = [
  [0, 1],
  [1, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [0, 3],
  [1, 3],
  [2, 3]
]

/**
 * The game's setup table, for 5 to 15 players; undefined for any other number.
 *
 * @example teamCounts(7) // { townsfolk: 5, outsider: 0, minion: 1, demon: 1 }
 */
export function teamCounts(players: number): TeamCounts | undefined {
  const setup = setups[players - fewestPlayers]
  if (!setup) return undefined
  const [outsider, minion] = setup
  return { townsfolk: players - outsider - minion - 1, outsider, minion, demon: 1 }
}

/**
 * The fewest and the most players that characters of such numbers make a game for; undefined where they make none.
 *
 * @example playersOf({ townsfolk: 13, outsider: 4, minion: 4, demon: 4 }) // { fewest: 5, most: 15 }
 */
export function playersOf(available: TeamCounts): { fewest: number; most: number } | undefined {
  const numbers = Array.from({ length: mostPlayers - fewestPlayers + 1 }, (_, index) => fewestPlayers + index)
  const enough = numbers.filter(players => {
    const needed = teamCounts(players)
    return needed && basicTeams.every(team => needed[team] <= available[team])
  })
  const [fewest, most] = [enough.at(0), enough.at(-1)]
  return fewest === undefined || most === undefined ? undefined : { fewest, most }
}

const basicTeams = ['townsfolk', 'outsider', 'minion', 'demon'] as const

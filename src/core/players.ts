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

/** Number of characters per team at the start of a game, without travellers and setup changes. */
export interface SetupCounts {
  townsfolk: number
  outsider: number
  minion: number
  demon: number
}

export const minPlayers = 5
export const maxPlayers = 15

/** Outsiders and minions by number of players, from 5 on. There is 1 demon; the rest are townsfolk. */
const setupTable: readonly (readonly [outsider: number, minion: number])[] = [
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
 * Looks up the game's setup table for 5 to 15 players; undefined for any other number.
 *
 * @example setupCounts(7) // { townsfolk: 5, outsider: 0, minion: 1, demon: 1 }
 */
export function setupCounts(players: number): SetupCounts | undefined {
  const setup = setupTable[players - minPlayers]
  if (!setup) return undefined
  const [outsider, minion] = setup
  return { townsfolk: players - outsider - minion - 1, outsider, minion, demon: 1 }
}

/**
 * Returns the smallest and the largest game that these numbers of characters suffice for; undefined where they suffice
 * for none.
 *
 * @example playerRange({ townsfolk: 13, outsider: 4, minion: 4, demon: 4 }) // { fewest: 5, most: 15 }
 */
export function playerRange(available: SetupCounts): { fewest: number; most: number } | undefined {
  const playerCounts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)
  const possible = playerCounts.filter(players => {
    const needed = setupCounts(players)
    return needed && gameTeams.every(team => needed[team] <= available[team])
  })
  const [fewest, most] = [possible.at(0), possible.at(-1)]
  return fewest === undefined || most === undefined ? undefined : { fewest, most }
}

const gameTeams = ['townsfolk', 'outsider', 'minion', 'demon'] as const

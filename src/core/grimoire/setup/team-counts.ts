import { maxPlayers, type SetupCounts, setupCounts } from '../../script/player-counts.ts'

/** A change to the number of characters of each team, to the characters that have to be there, and to where they sit. */
export interface SetupChange {
  /** Added to the number; townsfolk make room. */
  readonly add?: Partial<Omit<SetupCounts, 'townsfolk'>>
  /** Replaces the number. Of several changes, the lowest number counts: “no Demon” stays that. */
  readonly set?: Partial<Omit<SetupCounts, 'townsfolk'>>
  /** Characters that have to be in play, with how many of each. */
  readonly include?: Readonly<Record<string, number>>
  /** Any number of the townsfolk may be outsiders instead. */
  readonly anyOutsiders?: true
  /** So many townsfolk are evil. */
  readonly evilTownsfolk?: number
  /** Evil characters sit in a line with this one, by its id, in the middle. */
  readonly evilLine?: string
  /** At least one good character is in play twice. */
  readonly goodTwice?: true
}

/** The largest game with a setup. */
export const maxSeatedPlayers = 20

/**
 * Number of characters per team for players without travellers, by the game's table and the changes that apply. The rules
 * end at 15 players, with later ones as travellers; for those who play without, the table goes on in its own pattern up
 * to 20. Undefined for other numbers.
 *
 * @example teamCounts(7, [{ add: { outsider: 2 } }]) // { townsfolk: 3, outsider: 2, minion: 1, demon: 1 }
 */
export function teamCounts(players: number, changes: readonly SetupChange[] = []): SetupCounts | undefined {
  const base = players <= maxPlayers ? setupCounts(players) : largerSetup(players)
  if (!base) return undefined
  let room = players
  const [demon, minion, outsider] = (['demon', 'minion', 'outsider'] as const).map(team => {
    const exact = changes.flatMap(({ set }) => set?.[team] ?? [])
    const added = changes.reduce((sum, { add }) => sum + (add?.[team] ?? 0), base[team])
    const count = Math.min(Math.max(exact.length > 0 ? Math.min(...exact) : added, 0), room)
    room -= count
    return count
  })
  return { townsfolk: room, outsider: outsider ?? 0, minion: minion ?? 0, demon: demon ?? 0 }
}

/** From 7 players on, two players in three are an outsider more, and the third a minion instead of them. */
function largerSetup(players: number): SetupCounts | undefined {
  if (!Number.isInteger(players) || players > maxSeatedPlayers) return undefined
  const outsider = (players - 7) % 3
  const minion = Math.floor((players - 4) / 3)
  return { townsfolk: players - outsider - minion - 1, outsider, minion, demon: 1 }
}

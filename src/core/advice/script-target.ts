import type { Team } from '../character/team.ts'
import { type SetupCounts, setupCounts } from '../script/player-counts.ts'
import type { TeamCount } from '../script/team-tally.ts'

/** Number of characters per team on most scripts: enough for games of every size, with a choice. */
export const fullScriptCounts: SetupCounts = { townsfolk: 13, outsider: 4, minion: 4, demon: 4 }

/** One team's number of characters beside the number to reach. */
export interface TeamTarget {
  team: Team
  count: number
  target: number
}

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const

/**
 * Compares a script with what it should have: for a game of this number of players, or for games of every size.
 *
 * @example teamTargets([{ team: 'demon', count: 1 }], 7) // …, { team: 'demon', count: 1, target: 1 }
 */
export function teamTargets(counts: readonly TeamCount[], players?: number): TeamTarget[] {
  const target = (players === undefined ? undefined : setupCounts(players)) ?? fullScriptCounts
  return teams.map(team => ({
    team,
    count: counts.find(each => each.team === team)?.count ?? 0,
    target: target[team]
  }))
}

/** Whether every team has as many characters as it should. */
export const isTargetReached = (targets: readonly TeamTarget[]): boolean =>
  targets.every(({ count, target }) => count >= target)

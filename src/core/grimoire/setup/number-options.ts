import type { SetupCounts } from '../../script/player-counts.ts'
import type { SetupChange } from './team-counts.ts'

/** The setup changes that a character's ability allows, by the usual numbers of the game. The usual one comes first. */
export type SetupOptions = (usual: SetupCounts) => readonly SetupChange[]

/** Teams whose numbers change; townsfolk make room for them. */
export const changedTeams = ['outsider', 'minion', 'demon'] as const
export type ChangedTeam = (typeof changedTeams)[number]

/** Options of one team in an open range end here, so that a list of them stays short. */
const mostOfTeam = 6

/** Both ends of a range of numbers that may be left open, by the usual numbers. */
interface OpenRange {
  readonly from?: (usual: number) => number
  readonly to?: (usual: number) => number
}

/** Any number of a team, or any one in a range. The usual one comes first, and leaves other changes their say. */
export const anyNumber =
  (team: ChangedTeam, { from, to }: OpenRange = {}): SetupOptions =>
  usual => {
    const own = usual[team]
    const least = Math.max(from?.(own) ?? 0, 0)
    const most = Math.min(to?.(own) ?? mostOfTeam, usual.townsfolk + own)
    const others = numbersBetween(least, most).filter(number => number !== own)
    return [
      ...(least <= own && own <= most ? [{ add: { [team]: 0 } }] : []),
      ...others.map(number => ({ set: { [team]: number } }))
    ]
  }

export const numbersBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)

/** Options of an ability that are more than anybody could choose from are left out. */
const maxOptions = 40

/** Every combination of an option of each list: all of them apply together. */
export const combine =
  (all: readonly SetupOptions[]): SetupOptions =>
  usual =>
    all
      .map(options => options(usual))
      .reduce((combined, options) =>
        combined.flatMap(one => options.map(other => joinChanges(one, other))).slice(0, maxOptions)
      )

/** One change that does what both do. */
export function joinChanges(one: SetupChange, other: SetupChange): SetupChange {
  const part = <Key extends 'add' | 'set' | 'include'>(key: Key) =>
    one[key] || other[key] ? { [key]: { ...one[key], ...other[key] } } : {}
  return { ...one, ...other, ...part('add'), ...part('set'), ...part('include') }
}

/** Whether a change does at least what another one does. */
const contains = (whole: SetupChange, part: SetupChange): boolean =>
  part.evilTownsfolk === (whole.evilTownsfolk ?? part.evilTownsfolk) &&
  (['add', 'set', 'include'] as const).every(key => {
    const numbers: Readonly<Record<string, number>> = whole[key] ?? {}
    return Object.entries(part[key] ?? {}).every(([name, number]) => numbers[name] === number)
  })

/** Whether options are others said more exactly: each does what one of the others does, and none of those is missing. */
export const refine = (exact: readonly SetupChange[], rough: readonly SetupChange[]) =>
  exact.every(change => rough.some(other => contains(change, other))) &&
  rough.every(change => exact.some(other => contains(other, change)))

import { foldLetters } from '../../fold-letters.ts'
import type { SetupOptions } from './official-setups.ts'
import type { SetupChange } from './team-counts.ts'

/** Beginnings of the names of the teams, in the languages that abilities can be written in. */
export type TeamNames = Readonly<Record<ChangedTeam, readonly string[]>>
type ChangedTeam = 'outsider' | 'minion' | 'demon'

const changedTeams = ['outsider', 'minion', 'demon'] as const
const bracket = /\[([^[\]]*)\]/
/** `+1`, `-0`, `−1`: the numbers before the name of a team. */
const signedNumbers = /[+\-−–]\s*\d(?!\d)/g
const none = /^(no|keine?n?|aucune?|nenhuma?|sem|hiç|không)\s/u

/** The part of an ability that is about the setup, without its brackets; '' if there is none. */
export const setupText = (ability: string) => bracket.exec(ability)?.[1]?.trim() ?? ''

/**
 * Reads the setup of a custom character from the bracket of its ability: `[+1 Outsider]`, `[-1 or +1 Outsider]`,
 * `[No Minions]`. Undefined where it says nothing about numbers that can be counted.
 */
export function readSetupText(ability: string, names: TeamNames): SetupOptions | undefined {
  const parts = setupText(ability).split(/[.;,&]/)
  // One part for each team, so that a long bracket can't multiply the options.
  const found = changedTeams.flatMap(team => {
    const part = parts.find(each => namesTeam(each, names[team]))
    const changes = part === undefined ? [] : readPart(part.trim(), team)
    return changes.length > 0 ? [changes] : []
  })
  const [first, ...others] = found
  if (!first) return undefined
  const options = others.reduce(
    (all, changes) => all.flatMap(one => changes.map(other => join(one, other))),
    first
  )
  return () => options
}

const namesTeam = (part: string, names: readonly string[]) =>
  names.some(name => foldLetters(part).includes(foldLetters(name)))

/** The changes to the number of a team that a part of the bracket allows; none where it isn't about its number. */
function readPart(part: string, team: ChangedTeam): SetupChange[] {
  if (none.test(part.toLowerCase())) return [{ set: { [team]: 0 } }]
  const numbers = [...part.matchAll(signedNumbers)].map(([number]) =>
    Number(number.replace(/\s/g, '').replace(/[−–]/, '-'))
  )
  const [from, to] = numbers
  const isRange =
    from !== undefined && to !== undefined && from < to && / to |…|\.\.\.| bis | à | a | đến /.test(part)
  const allowed = isRange
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : [...new Set(numbers)]
  return allowed.slice(0, maxOptions).map(number => ({ add: { [team]: number } }))
}

/** Options of one team. `-9 to +9` is the longest range. */
const maxOptions = 19

const join = (one: SetupChange, other: SetupChange): SetupChange => ({
  add: { ...one.add, ...other.add },
  set: { ...one.set, ...other.set }
})

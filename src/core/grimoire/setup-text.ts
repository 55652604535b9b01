import { foldLetters } from '../fold-letters.ts'
import type { SetupOptions } from './official-setups.ts'
import type { SetupChange } from './team-counts.ts'

/** Beginnings of the names of the teams, in the languages that abilities can be written in. */
export type TeamNames = Readonly<Record<ChangedTeam, readonly string[]>>
type ChangedTeam = 'outsider' | 'minion' | 'demon'

const changedTeams = ['outsider', 'minion', 'demon'] as const
const bracket = /\[([^[\]]*)\]/
/** `+1`, `-0`, `−1`: the numbers before the name of a team. */
const signedNumbers = /[+\-−–]\s*\d/g
const none = /^(no|keine?n?|aucune?|nenhuma?|sem|hiç|không)\b/u

/** The part of an ability that is about the setup, without its brackets; '' if there is none. */
export const setupText = (ability: string) => bracket.exec(ability)?.[1]?.trim() ?? ''

/**
 * Reads the setup of a custom character from the bracket of its ability: `[+1 Outsider]`, `[-1 or +1 Outsider]`,
 * `[No Minions]`. Undefined where it says nothing about numbers that can be counted.
 */
export function readSetupText(ability: string, names: TeamNames): SetupOptions | undefined {
  const [first, ...others] = setupText(ability)
    .split(/[.;,]/)
    .flatMap(part => {
      const changes = readPart(part.trim(), names)
      return changes.length > 0 ? [changes] : []
    })
  if (!first) return undefined
  const options = others.reduce(
    (all, changes) => all.flatMap(one => changes.map(other => join(one, other))),
    first
  )
  return () => options
}

/** The changes that a part of the bracket allows; none where it isn't about the number of a team. */
function readPart(part: string, names: TeamNames): SetupChange[] {
  const folded = foldLetters(part)
  const team = changedTeams.find(each => names[each].some(name => folded.includes(foldLetters(name))))
  if (!team) return []
  if (none.test(part.toLowerCase())) return [{ set: { [team]: 0 } }]
  return [...part.matchAll(signedNumbers)].map(([number]) => ({
    add: { [team]: Number(number.replace(/\s/g, '').replace(/[−–]/, '-')) }
  }))
}

const join = (one: SetupChange, other: SetupChange): SetupChange => ({
  add: { ...one.add, ...other.add },
  set: { ...one.set, ...other.set }
})

import type { CastCharacter, JinxInPlay, NightEntry } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import { noTokens } from '#core/reminder-parts.ts'
import type { Run } from './lines.ts'
import { abilityRuns, bold, plain, reminderRuns } from './marks.ts'
import { colours } from './paper.ts'
import type { PlanContext } from './plan.ts'

/**
 * What a print says in the second language, in a quieter tone. Each text by itself: one that the language lacks, or
 * that is the same in both, is not said again.
 */
type Second = Pick<PlanContext, 'second'>

const quiet = (run: Run): Run => ({ ...run, colour: colours.softInk })

const others = (text: string, first: string) => (text === first ? '' : text)

const head = (name: string): Run[] => (name ? [quiet(bold(`${name}\u00a0 `))] : [])

const sameIn = ({ second }: Second, id: string) => second?.characters.find(each => each.id === id)

/** A character's name and ability. */
export function secondWords({ id, name, ability }: CastCharacter, context: Second): Run[] {
  const same = sameIn(context, id)
  if (!same) return []
  return [...head(others(same.name, name)), ...abilityRuns(others(same.ability, ability)).map(quiet)]
}

/** A character's line of flavour; '' where there is none. */
export const secondFlavour = ({ id, flavor }: CastCharacter, context: Second): string =>
  others(sameIn(context, id)?.flavor ?? '', flavor)

/** The reason of a jinx. */
export function secondReason({ first, second: other, reason }: JinxInPlay, { second }: Second): Run[] {
  const same = second?.jinxes.find(each => each.first.id === first.id && each.second.id === other.id)
  const words = others(same?.reason ?? '', reason)
  return words ? [quiet(plain(words))] : []
}

/** Who wakes or what happens: '' where the name is the same. */
export function secondName(entry: NightEntry, night: Night, { second }: Second): string {
  const same = second?.[night].find(each => each.id === entry.id)
  return same ? others(nameOf(same), nameOf(entry)) : ''
}

/** What the storyteller does then. `asRuns`: the whole reminder, or what is short of it. */
export function secondReminder(
  entry: NightEntry,
  night: Night,
  { second }: Second,
  asRuns = reminderRuns
): Run[] {
  const same = second?.[night].find(each => each.id === entry.id)
  if (!same) return []
  const tokens = same.kind === 'character' ? same.character : noTokens
  return asRuns(others(same.reminder, entry.reminder), tokens).map(quiet)
}

/** An entry's name and reminder as one paragraph. */
export const secondEntry = (...asked: Parameters<typeof secondReminder>): Run[] => [
  ...head(secondName(asked[0], asked[1], asked[2])),
  ...secondReminder(...asked)
]

const nameOf = (entry: NightEntry): string => (entry.kind === 'step' ? entry.name : entry.character.name)

import type { Cast, CastCharacter, JinxInPlay, NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import type { Night } from '#core/night/night.ts'
import { colours } from '../typeset/colours.ts'
import type { Run } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun, reminderRuns } from '../typeset/text-runs.ts'
import type { PlanContext } from './plan-context.ts'

/**
 * Texts of the second language, in a softer colour. A text that is missing in the second language, or the same in
 * both languages, is omitted.
 */
type SecondLanguageContext = Pick<PlanContext, 'second'>

/** The texts of the second language by id, so that a planner doesn't search all of them for each text. */
export interface SecondLanguage {
  characters: ReadonlyMap<string, CastCharacter>
  jinxes: ReadonlyMap<string, JinxInPlay>
  nights: Readonly<Record<Night, ReadonlyMap<string, NightEntry>>>
}

export const indexSecondLanguage = (cast: Cast): SecondLanguage => ({
  characters: indexBy(cast.characters, ({ id }) => id),
  jinxes: indexBy(cast.jinxes, pairKey),
  nights: {
    firstNight: indexBy(cast.firstNight, ({ id }) => id),
    otherNight: indexBy(cast.otherNight, ({ id }) => id)
  }
})

/** The first item of each key. */
function indexBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.toReversed().map(item => [keyOf(item), item]))
}

/** Ids contain no spaces. */
const pairKey = ({ first, second }: JinxInPlay) => `${first.id} ${second.id}`

const soften = (run: Run): Run => ({ ...run, colour: colours.softInk })

const unlessSame = (text: string, first: string) => (text === first ? '' : text)

const nameRun = (name: string): Run[] => (name ? [soften(boldRun(`${name}\u00a0 `))] : [])

const findCharacter = ({ second }: SecondLanguageContext, id: string) => second?.characters.get(id)

/** A character's name and ability. Without the name when that is the same in both languages. */
export function secondNameAndAbility(
  { id, name, ability }: CastCharacter,
  context: SecondLanguageContext
): Run[] {
  const same = findCharacter(context, id)
  if (!same) return []
  return [
    ...nameRun(unlessSame(same.name, name)),
    ...abilityRuns(unlessSame(same.ability, ability)).map(soften)
  ]
}

/** A character's flavour text; '' for none. */
export const secondFlavour = ({ id, flavor }: CastCharacter, context: SecondLanguageContext): string =>
  unlessSame(findCharacter(context, id)?.flavor ?? '', flavor)

/** The reason of a jinx. */
export function secondJinxReason(jinx: JinxInPlay, { second }: SecondLanguageContext): Run[] {
  const text = unlessSame(second?.jinxes.get(pairKey(jinx))?.reason ?? '', jinx.reason)
  return text ? [soften(plainRun(text))] : []
}

/** The name of a night entry (a character or a step); '' when it is the same in both languages. */
export function secondNightName(entry: NightEntry, night: Night, { second }: SecondLanguageContext): string {
  const same = second?.nights[night].get(entry.id)
  return same ? unlessSame(nameOf(same), nameOf(entry)) : ''
}

/** The name of a night entry as a run of its own. */
export const secondNightNameRun = (...args: Parameters<typeof secondNightName>): Run =>
  soften(boldRun(secondNightName(...args)))

/** The reminder of a night entry. `asRuns` makes the complete or the short form. */
export function secondNightReminder(
  entry: NightEntry,
  night: Night,
  { second }: SecondLanguageContext,
  asRuns = reminderRuns
): Run[] {
  const same = second?.nights[night].get(entry.id)
  if (!same) return []
  const tokens = same.kind === 'character' ? same.character : noTokens
  return asRuns(unlessSame(same.reminder, entry.reminder), tokens).map(soften)
}

/** Name and reminder of a night entry as one paragraph. */
export const secondNightEntry = (...args: Parameters<typeof secondNightReminder>): Run[] => [
  ...nameRun(secondNightName(args[0], args[1], args[2])),
  ...secondNightReminder(...args)
]

const nameOf = (entry: NightEntry): string => (entry.kind === 'step' ? entry.name : entry.character.name)

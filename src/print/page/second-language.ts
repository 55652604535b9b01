import type { Cast, CastCharacter, JinxInPlay, NightEntry } from '#core/cast/cast.ts'
import { noTokens } from '#core/cast/reminder-parts.ts'
import type { Night } from '#core/night/night.ts'
import { colours } from '../typeset/colours.ts'
import { type FaceContext, italicFace } from '../typeset/heading-face.ts'
import type { Run } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun, reminderRuns } from '../typeset/text-runs.ts'
import type { PlanContext } from './plan-context.ts'

/**
 * Texts of the second language, in a softer colour except where players read them. A text that is missing in the second language, or the same in
 * both languages, is omitted.
 */
type SecondLanguageContext = Pick<PlanContext, 'second'>

/** The texts of the second language by id, so that a planner doesn't search all of them for each text. */
export interface SecondLanguage {
  language: string | undefined
  characters: ReadonlyMap<string, CastCharacter>
  jinxes: ReadonlyMap<string, JinxInPlay>
  nights: Readonly<Record<Night, ReadonlyMap<string, NightEntry>>>
}

/** @param language its tag */
export const indexSecondLanguage = (cast: Cast, language: string | undefined): SecondLanguage => ({
  language,
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

/** A run of text in the second language. */
const inSecond =
  ({ second }: SecondLanguageContext) =>
  (run: Run): Run => ({
    ...run,
    colour: colours.softInk,
    ...(second?.language && { language: second.language })
  })

const unlessSame = (text: string, first: string) => (text === first ? '' : text)

const nameRun = (name: string, context: SecondLanguageContext): Run[] =>
  name ? [inSecond(context)(boldRun(`${name}\u00a0 `))] : []

/** A run of text in the second language in the colour of the first, for texts that players read across a table. */
const inInk = (run: Run, { second }: SecondLanguageContext): Run => ({
  ...run,
  ...(second?.language && { language: second.language })
})

const findCharacter = ({ second }: SecondLanguageContext, id: string) => second?.characters.get(id)

/** A character's name and ability, in ink. Without the name when that is the same in both languages. */
export function secondNameAndAbility(character: CastCharacter, context: SecondLanguageContext): Run[] {
  const name = secondName(character, context)
  return [...(name ? [inInk(boldRun(`${name}\u00a0 `), context)] : []), ...secondAbility(character, context)]
}

/** A character's name; '' when it is the same in both languages. */
const secondName = ({ id, name }: CastCharacter, context: SecondLanguageContext): string =>
  unlessSame(findCharacter(context, id)?.name ?? name, name)

/** A character's name in a lighter weight, for use beside the first name. */
export const secondNameRun = (
  character: CastCharacter,
  colour: string,
  context: SecondLanguageContext
): Run => inInk(plainRun(secondName(character, context), colour), context)

/** A character's ability, in ink. */
export const secondAbility = ({ id, ability }: CastCharacter, context: SecondLanguageContext): Run[] =>
  abilityRuns(unlessSame(findCharacter(context, id)?.ability ?? '', ability)).map(run => inInk(run, context))

/** A character's flavour text; an empty one for none. */
export function secondFlavour(
  { id, flavor }: CastCharacter,
  context: SecondLanguageContext & FaceContext
): Run {
  const text = unlessSame(findCharacter(context, id)?.flavor ?? '', flavor)
  return inSecond(context)({ ...plainRun(text), face: italicFace(context, text) })
}

/** The reason of a jinx, in ink. */
export function secondJinxReason(jinx: JinxInPlay, context: SecondLanguageContext): Run[] {
  const text = unlessSame(context.second?.jinxes.get(pairKey(jinx))?.reason ?? '', jinx.reason)
  return text ? [inInk(plainRun(text), context)] : []
}

/** The name of a night entry (a character or a step); '' when it is the same in both languages. */
function secondNightName(entry: NightEntry, night: Night, { second }: SecondLanguageContext): string {
  const same = second?.nights[night].get(entry.id)
  return same ? unlessSame(nameOf(same), nameOf(entry)) : ''
}

/** The name of a night entry as a run of its own. */
export const secondNightNameRun = (...args: Parameters<typeof secondNightName>): Run =>
  inSecond(args[2])(boldRun(secondNightName(...args)))

/** The reminder of a night entry. */
export function secondNightReminder(entry: NightEntry, night: Night, context: SecondLanguageContext): Run[] {
  const same = context.second?.nights[night].get(entry.id)
  if (!same) return []
  const tokens = same.kind === 'character' ? same.character : noTokens
  return reminderRuns(unlessSame(same.reminder, entry.reminder), tokens).map(inSecond(context))
}

/** Name and reminder of a night entry as one paragraph. */
export const secondNightEntry = (...args: Parameters<typeof secondNightReminder>): Run[] => [
  ...nameRun(secondNightName(args[0], args[1], args[2]), args[2]),
  ...secondNightReminder(...args)
]

const nameOf = (entry: NightEntry): string => (entry.kind === 'step' ? entry.name : entry.character.name)

import * as z from 'zod/mini'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { normalizeId } from '../id.ts'
import { limits } from '../limits.ts'
import { isStepId } from '../night/night.ts'
import {
  choice,
  flag,
  isWebLink,
  list,
  number,
  requiredText,
  text,
  trimmedText
} from '../validation/field-schemas.ts'
import { type RuleCode, ruleCode } from '../validation/rule-codes.ts'
import type { Character, Special } from './character.ts'
import { specialGlobals, specialNames, specialTimes, specialTypes } from './special.ts'
import { teams } from './team.ts'

const most = limits.character

const wakeNumber = number()

const image = trimmedText(most.image).check(
  z.refine(
    address => address === '' || address.startsWith('/') || isWebLink(address),
    ruleCode('link_invalid')
  )
)

const jinx = z.looseObject({ id: requiredText(most.id), reason: requiredText(most.jinxReason) })

const special = z.looseObject({
  type: choice(specialTypes),
  name: choice(specialNames),
  value: z.optional(
    // For a text that is too long, the union reports the error of its second option.
    z.union([z.number(), text(most.specialValue)], { error: ruleCode('value_invalid') })
  ),
  time: z.optional(choice(['', ...specialTimes])),
  global: z.optional(choice(['', ...specialGlobals]))
})

const form = z.object({
  id: z.string({ error: ruleCode('value_invalid') }),
  name: requiredText(most.name),
  team: choice(teams),
  ability: requiredText(most.ability),
  image: z._default(list(image, most.images), []),
  edition: z._default(trimmedText(most.edition), ''),
  flavor: z._default(text(most.flavor), ''),
  firstNight: z._default(wakeNumber, 0),
  firstNightReminder: z._default(text(most.nightReminder), ''),
  otherNight: z._default(wakeNumber, 0),
  otherNightReminder: z._default(text(most.nightReminder), ''),
  reminders: z._default(list(requiredText(most.reminder), most.reminders), []),
  remindersGlobal: z._default(list(requiredText(most.reminderGlobal), most.remindersGlobal), []),
  setup: z._default(flag, false),
  jinxes: z._default(list(jinx, most.jinxes), []),
  special: z._default(list(special, most.special), []),
  almanacDetails: z._default(text(most.almanacDetails), ''),
  extra: z.optional(z.record(z.string(), z.unknown()))
})

type Form = z.infer<typeof form>

/** Like `Form`, but with any feature values: files may bring unknown ones. */
type FormValues = Omit<Form, 'special'> & { special: Special[] }

/** Input of the custom character form. Absent fields count as empty. */
export type CharacterForm = z.input<typeof form>

/** A valid character with its almanac text, which a script stores in `customData`. */
export interface CharacterEntry {
  character: Character
  almanacDetails: string
}

export interface CharacterRuleContext {
  catalogue: Catalogue
  /** Ids of the other characters on the script. They are taken in every spelling. */
  takenIds: Iterable<string>
  /** True when the form edits an official character. */
  officialIdAllowed?: boolean
}

/**
 * Builds the schema of the custom character form (section 5 of the specification). The message of each issue is a
 * `RuleCode`. The output is trimmed; empty optional texts and lists are left out.
 *
 * @example characterRules({ catalogue, takenIds: [] }).safeParse({ ...form, id: 'chef' }).success // false
 */
export function characterRules(rules: CharacterRuleContext) {
  const taken = new Set([...rules.takenIds].map(spellingOf))
  const entry = z.extend(form, { id: idRules(rules, taken) }).check(
    z.superRefine((values, context) => {
      for (const [path, message] of findMissingFields(values))
        context.addIssue({ code: 'custom', path, message })
    })
  )
  return z.pipe(
    entry,
    z.transform((values: Form) => toCharacterEntry(values))
  )
}

const idRules = (
  { catalogue, officialIdAllowed = false }: CharacterRuleContext,
  taken: ReadonlySet<string>
) =>
  requiredText(most.id).check(
    z.regex(/^[a-z0-9_-]*$/, ruleCode('character_id_pattern')),
    z.refine(id => officialIdAllowed || !catalogue.characters.has(id), ruleCode('character_id_official')),
    z.refine(id => !isReservedId(id), ruleCode('character_id_special')),
    z.refine(id => !taken.has(spellingOf(id)), ruleCode('character_id_taken'))
  )

/** What all spellings of an id have in common. */
const spellingOf = (id: string) => normalizeId(id) || id

/** Whether an id has another meaning in a script file: a step of the night or the meta entry. */
export const isReservedId = (id: string) => isStepId(id) || id === '_meta'

type JointFields = Pick<
  Form,
  'image' | 'firstNight' | 'firstNightReminder' | 'otherNight' | 'otherNightReminder'
>

/** Applies the rules that compare several fields. Returns the path and the code of each missing value. */
export function findMissingFields(entry: JointFields): [path: (string | number)[], message: RuleCode][] {
  const [first, second, third] = entry.image
  const checks: [boolean, (string | number)[], RuleCode][] = [
    [
      entry.firstNight !== 0 && isBlank(entry.firstNightReminder),
      ['firstNightReminder'],
      'first_night_reminder_missing'
    ],
    [
      entry.otherNight !== 0 && isBlank(entry.otherNightReminder),
      ['otherNightReminder'],
      'other_night_reminder_missing'
    ],
    [!first && Boolean(second), ['image', 0], 'image_first_missing'],
    [!second && Boolean(third), ['image', 1], 'image_second_missing']
  ]
  return checks.flatMap(([isMissing, path, message]) => (isMissing ? [[path, message]] : []))
}

const isBlank = (value: string) => value.trim() === ''

/** Converts form values to a character. Texts stay unchanged; empty optional texts and lists are left out. */
export function toCharacterEntry({ almanacDetails, ...entry }: FormValues): CharacterEntry {
  const { id, name, team, ability, setup, firstNight, otherNight, extra } = entry
  const image = entry.image.filter(address => address !== '')
  const special = entry.special.map(({ time, global, ...rest }) => ({
    ...rest,
    ...(time && { time }),
    ...(global && { global })
  }))
  const character: Character = {
    id,
    name,
    team,
    ability,
    firstNight,
    otherNight,
    setup,
    ...(image.length > 0 && { image }),
    ...(entry.edition && { edition: entry.edition }),
    ...(entry.flavor && { flavor: entry.flavor }),
    ...(!isBlank(entry.firstNightReminder) && { firstNightReminder: entry.firstNightReminder }),
    ...(!isBlank(entry.otherNightReminder) && { otherNightReminder: entry.otherNightReminder }),
    ...(entry.reminders.length > 0 && { reminders: entry.reminders }),
    ...(entry.remindersGlobal.length > 0 && { remindersGlobal: entry.remindersGlobal }),
    ...(entry.jinxes.length > 0 && { jinxes: entry.jinxes }),
    ...(special.length > 0 && { special }),
    ...(extra && { extra })
  }
  return { character, almanacDetails }
}

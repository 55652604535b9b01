import type { CatalogueTexts, CharacterTextField } from '../catalogue/catalogue.ts'
import type { CharacterFacts } from '../character/character-facts.ts'
import { normalizeId } from '../id.ts'
import { fieldsFromScript } from '../script/fields-from-script.ts'
import type { JinxPair } from '../script/jinxes-in-play.ts'
import type { ScriptCharacter } from '../script/script.ts'

/**
 * The language of a text that isn't in the cast's language, as HTML's `lang` takes it: '' for a text of the script, whose
 * language is unknown, `en` for an official text without a translation.
 */
export type OtherLanguage = '' | 'en'

/** The languages of a character's texts, as far as they aren't the cast's. */
export type TextLanguages = Readonly<Partial<Record<CharacterTextField, OtherLanguage>>>

const textFields = [
  'name',
  'ability',
  'flavor',
  'firstNightReminder',
  'otherNightReminder',
  'reminders',
  'remindersGlobal'
] as const satisfies readonly CharacterTextField[]

/** Returns the languages of a character's texts, as far as they aren't the language of `texts`. */
export function textLanguages(
  character: ScriptCharacter,
  facts: CharacterFacts,
  { untranslated }: CatalogueTexts
): TextLanguages {
  if (facts.kind === 'custom') return unknownLanguages
  const inEnglish = untranslated?.characters[facts.id]
  if (!inEnglish && (character.kind !== 'official' || !character.changes)) return noLanguages
  const fromScript = fieldsFromScript(character)
  return Object.fromEntries([
    ...(inEnglish ?? []).map(field => [field, 'en'] as const),
    ...textFields.filter(field => fromScript[field] !== undefined).map(field => [field, ''] as const)
  ])
}

const noLanguages: TextLanguages = {}
const unknownLanguages: TextLanguages = Object.fromEntries(textFields.map(field => [field, '' as const]))

/** The language of a jinx's reason if it isn't the language of `texts`. */
export function jinxLanguage(
  { first, second, isFromScript }: JinxPair,
  { untranslated }: CatalogueTexts
): OtherLanguage | undefined {
  if (isFromScript) return ''
  const ids = [normalizeId(first), normalizeId(second)] as const
  const isInEnglish = (one: string, other: string) => untranslated?.jinxes[one]?.includes(other)
  return isInEnglish(...ids) || isInEnglish(ids[1], ids[0]) ? 'en' : undefined
}

import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import type { Character } from '../character/character.ts'
import { buildWholeCharacter } from '../character/whole-character.ts'
import { characterFieldTable } from '../reading/character-field-table.ts'
import { isEmpty } from '../reading/json-value.ts'
import type { CharacterOverrides, ScriptCharacter } from './script.ts'
import { withoutDescription, withoutFields } from './without-fields.ts'

/** Writes a character as an entry of a script file, with its unknown keys. */
export function writeCharacter(
  character: ScriptCharacter,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): string | Record<string, unknown> {
  const extra = writtenExtra(character)
  if (character.kind === 'custom') return writeWhole({ ...character, extra })
  const { id } = character
  const facts = catalogue.characters.get(id)
  if (character.kind === 'official' && character.changes && facts)
    return writeWhole({ ...buildWholeCharacter(facts, character.changes, texts), extra }, character.changes)
  if (character.kind === 'official' && character.changes)
    return withExtra({ id, ...character.changes }, extra)
  return extra && Object.keys(extra).length > 0 ? withExtra({ id }, extra) : id
}

/** The unknown keys of a character without those that a reader would take for its fields. */
const writtenExtra = ({ kind, extra }: ScriptCharacter) =>
  extra && (kind === 'unknown' ? withoutDescription(extra) : withoutFields(extra, characterFieldTable))

/**
 * Writes the fields of a full character in the order of the official format, without empty ones. For an official
 * character, absent wake-up numbers and an absent `setup` would mean the official values, so they are always written,
 * and so are texts and lists that the script empties; an ability unknown here is left to the reader's catalogue.
 *
 * @param overrides of an official character
 */
function writeWhole(character: Character, overrides?: CharacterOverrides): Record<string, unknown> {
  const { id, name, team, ability, image, edition, flavor, setup, jinxes, special, extra } = character
  const isOfficial = overrides !== undefined
  const emptied = new Map<string, unknown>(
    Object.entries(overrides ?? {}).filter(([, value]) => isEmpty(value))
  )
  const filled = (fields: Record<string, string | readonly unknown[] | undefined>) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([key, value]) => [key, isEmpty(value) ? emptied.get(key) : value])
        .filter(([, value]) => value !== undefined)
    )
  const hasWakeNumbers = isOfficial || character.firstNight > 0 || character.otherNight > 0
  return withExtra(
    {
      id,
      name,
      team,
      ...(ability || !isOfficial || emptied.has('ability') ? { ability } : {}),
      ...filled({ image, edition, flavor }),
      ...(hasWakeNumbers ? { firstNight: character.firstNight } : {}),
      ...filled({ firstNightReminder: character.firstNightReminder }),
      ...(hasWakeNumbers ? { otherNight: character.otherNight } : {}),
      ...filled({
        otherNightReminder: character.otherNightReminder,
        reminders: character.reminders,
        remindersGlobal: character.remindersGlobal
      }),
      ...(setup || isOfficial ? { setup } : {}),
      ...filled({ jinxes, special })
    },
    extra
  )
}

/** Adds unknown keys at the end; they never replace known ones. */
export const withExtra = (
  known: Record<string, unknown>,
  extra: Readonly<Record<string, unknown>> | undefined
) =>
  extra
    ? { ...known, ...Object.fromEntries(Object.entries(extra).filter(([key]) => !Object.hasOwn(known, key))) }
    : known

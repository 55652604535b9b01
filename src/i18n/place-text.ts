import type { Place } from '#core/reading/repair.ts'
import { m, pageLocale } from './messages.ts'

/** What an official character or a step of the night is called in the page's language; undefined for any other id. */
export type NameOf = (id: string) => string | undefined

/** Where in a script file something stands: `Imp, first night`. */
export function placeText({ index, id, name, field }: Place, nameOf: NameOf): string {
  const position = field === undefined ? null : /^(\d+):(\d+)$/.exec(field)
  if (position) return m.import_place_line({ line: position[1] ?? '', column: position[2] ?? '' })
  const entry =
    id === '_meta'
      ? m.import_place_meta()
      : name ||
        (id && (nameOf(id) ?? id)) ||
        (index === undefined ? '' : m.import_place_item({ number: index + 1 }))
  if (field === undefined) return entry || m.import_place_file()
  const word = fieldWord(field)
  return entry ? `${entry}, ${word}` : capital(word)
}

/** What a field of a script or a character is called within a sentence: `first night`. */
export const fieldWord = (field: string) => fields.get(field)?.() ?? field

/** The same at the beginning of a line. */
export const capital = (word: string) => word.charAt(0).toLocaleUpperCase(pageLocale()) + word.slice(1)

const fields = new Map<string, () => string>([
  ['name', m.import_field_name],
  ['author', m.import_field_author],
  ['team', m.import_field_team],
  ['ability', m.import_field_ability],
  ['image', m.import_field_image],
  ['edition', m.import_field_edition],
  ['flavor', m.import_field_flavor],
  ['firstNight', m.import_field_first_night],
  ['firstNightReminder', m.import_field_first_night_reminder],
  ['otherNight', m.import_field_other_night],
  ['otherNightReminder', m.import_field_other_night_reminder],
  ['reminders', m.import_field_reminders],
  ['remindersGlobal', m.import_field_reminders_global],
  ['setup', m.import_field_setup],
  ['jinxes', m.import_field_jinxes],
  ['special', m.import_field_special],
  ['logo', m.import_field_logo],
  ['hideTitle', m.import_field_hide_title],
  ['background', m.import_field_background],
  ['almanac', m.import_field_almanac],
  ['bootlegger', m.import_field_bootlegger],
  ['customData', m.import_field_custom_data]
])

import type { FieldName } from '#core/character/character-fields.ts'
import type { FileLocation } from '#core/reading/repair.ts'
import type { FileKey } from '#core/script/metadata-fields.ts'
import { m, pageLocale } from './messages.ts'

/** Looks up the name of an official character or night step in the page's language; undefined for any other id. */
export type FindName = (id: string) => string | undefined

/** Describes a location in a script file: `Imp, first night`. */
export function locationText({ index, id, name, field }: FileLocation, nameOf: FindName): string {
  const position = field === undefined ? null : /^(\d+):(\d+)$/.exec(field)
  if (position) return m.import_place_line({ line: position[1] ?? '', column: position[2] ?? '' })
  const entry =
    id === '_meta'
      ? m.import_place_meta()
      : name ||
        (id && (nameOf(id) ?? id)) ||
        (index === undefined ? '' : m.import_place_item({ number: index + 1 }))
  if (field === undefined) return entry || m.import_place_file()
  const label = fieldName(field)
  return entry ? `${entry}, ${label}` : capitalize(label)
}

/** The name of a field of a script or character, as within a sentence: `first night`. */
export const fieldName = (field: string) => fieldNames.get(field)?.() ?? field

/** Capitalizes the first letter by the rules of the page's language. */
export const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase(pageLocale()) + text.slice(1)

/** Fields of the meta entry and of characters, by their keys in script files. */
type NamedField = FileKey | 'customData' | Exclude<FieldName, 'id' | 'almanacDetails'>

const namedFields: Record<NamedField, () => string> = {
  name: m.import_field_name,
  author: m.import_field_author,
  team: m.import_field_team,
  ability: m.import_field_ability,
  image: m.import_field_image,
  edition: m.import_field_edition,
  flavor: m.import_field_flavor,
  firstNight: m.import_field_first_night,
  firstNightReminder: m.import_field_first_night_reminder,
  otherNight: m.import_field_other_night,
  otherNightReminder: m.import_field_other_night_reminder,
  reminders: m.import_field_reminders,
  remindersGlobal: m.import_field_reminders_global,
  setup: m.import_field_setup,
  jinxes: m.import_field_jinxes,
  special: m.import_field_special,
  logo: m.import_field_logo,
  hideTitle: m.import_field_hide_title,
  background: m.import_field_background,
  almanac: m.import_field_almanac,
  bootlegger: m.import_field_bootlegger,
  customData: m.import_field_custom_data
}

const fieldNames = new Map<string, () => string>(Object.entries(namedFields))

import { isEqual } from '#core/equal.ts'
import type { SavedCharacter } from '#core/saving/document.ts'
import { comparedFields } from '#core/script/script-difference.ts'
import { capitalize, fieldName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { type DifferenceLine, describeChange, describeListChange } from './difference-lines.ts'

/** Differences between two versions of a character, one line per field. */
export const characterDifferenceLines = (before: SavedCharacter, after: SavedCharacter): DifferenceLine[] =>
  fields
    .filter(field => !isEqual(before[field], after[field]))
    .map(field => ({ label: labelOf(field), texts: textsOf(field, before, after) }))

const fields = ['id', ...comparedFields, 'almanacDetails'] as const
type Field = (typeof fields)[number]

function labelOf(field: Field): string {
  if (field === 'id') return m.editor_id()
  if (field === 'almanacDetails') return m.editor_almanac_text()
  return field === 'extra' ? m.device_diff_other() : capitalize(fieldName(field))
}

function textsOf(field: Field, before: SavedCharacter, after: SavedCharacter): string[] {
  switch (field) {
    case 'team':
      return [describeChange(teamMember(before.team), teamMember(after.team))]
    case 'setup':
      return [after.setup ? m.device_diff_on() : m.device_diff_off()]
    case 'firstNight':
    case 'otherNight':
      return [describeChange(`${before[field]}`, `${after[field]}`)]
    case 'image':
    case 'reminders':
    case 'remindersGlobal':
      return describeListChange(before[field], after[field])
    case 'jinxes':
      return describeListChange(before.jinxes?.map(jinxText), after.jinxes?.map(jinxText))
    case 'special':
      return describeListChange(before.special?.map(specialText), after.special?.map(specialText))
    case 'extra':
      return [m.device_diff_extra()]
    default:
      return [describeChange(before[field] ?? '', after[field] ?? '')]
  }
}

type Item<Name extends 'jinxes' | 'special'> = NonNullable<SavedCharacter[Name]>[number]

const jinxText = ({ id, reason }: Item<'jinxes'>) => `${id}: ${reason}`

const specialText = ({ type, name }: Item<'special'>) => `${type}, ${name}`

import { isEqual } from '#core/equal.ts'
import type { SavedCharacter } from '#core/saved.ts'
import { characterFields } from '#core/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { capital, fieldWord } from '#i18n/place-text.ts'
import { teamMember } from '#i18n/team-words.ts'
import { changeText, type Line, listTexts } from './difference-lines.ts'

/** Differences between two versions of a character, one line per field. */
export const characterLines = (before: SavedCharacter, after: SavedCharacter): Line[] =>
  fields
    .filter(field => !isEqual(before[field], after[field]))
    .map(field => ({ label: labelOf(field), texts: textsOf(field, before, after) }))

const fields = ['id', ...characterFields, 'almanacDetails'] as const
type Field = (typeof fields)[number]

function labelOf(field: Field): string {
  if (field === 'id') return m.editor_id()
  if (field === 'almanacDetails') return m.editor_almanac_text()
  return field === 'extra' ? m.device_diff_other() : capital(fieldWord(field))
}

function textsOf(field: Field, before: SavedCharacter, after: SavedCharacter): string[] {
  switch (field) {
    case 'team':
      return [changeText(teamMember(before.team), teamMember(after.team))]
    case 'setup':
      return [after.setup ? m.device_diff_on() : m.device_diff_off()]
    case 'firstNight':
    case 'otherNight':
      return [changeText(`${before[field]}`, `${after[field]}`)]
    case 'image':
    case 'reminders':
    case 'remindersGlobal':
      return listTexts(before[field], after[field])
    case 'jinxes':
      return listTexts(before.jinxes?.map(jinxText), after.jinxes?.map(jinxText))
    case 'special':
      return listTexts(before.special?.map(specialText), after.special?.map(specialText))
    case 'extra':
      return [m.device_diff_extra()]
    default:
      return [changeText(before[field] ?? '', after[field] ?? '')]
  }
}

type Item<Name extends 'jinxes' | 'special'> = NonNullable<SavedCharacter[Name]>[number]

const jinxText = ({ id, reason }: Item<'jinxes'>) => `${id}: ${reason}`

const specialText = ({ type, name }: Item<'special'>) => `${type}, ${name}`

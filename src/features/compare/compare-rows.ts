import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import type { ScriptComparison } from '#core/script/lists/compare-scripts.ts'
import { metadataFields } from '#core/script/metadata-fields.ts'
import type { Script } from '#core/script/script.ts'
import type { ComparedField } from '#core/script/script-difference.ts'
import { wakeNumberText } from '#i18n/labels/wake-number-text.ts'
import { capitalize, fieldName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'

/** A field with its text in each script; '' for none. */
export interface CompareRow {
  key: string
  label: string
  one: string
  two: string
}

type Casts = readonly [Cast, Cast]

/** The fields of characters that differ, under names of character and field. */
export function characterRows(changed: ScriptComparison['changed'], casts: Casts): CompareRow[] {
  const [first, second] = casts.map(byId)
  return [...changed].flatMap(([id, fields]) => {
    const [one, two] = [first?.get(id), second?.get(id)]
    if (!one || !two) return []
    return fields.map(field => ({
      key: `${id} ${field}`,
      label: `${one.name}: ${field === 'extra' ? m.device_diff_extra() : fieldName(field)}`,
      one: textOf(one, field),
      two: textOf(two, field)
    }))
  })
}

/** The metadata that differ. */
export const detailRows = (comparison: ScriptComparison, first: Script, second: Script): CompareRow[] =>
  comparison.metadata.map(name => ({
    key: name,
    label: capitalize(fieldName(metadataFields[name].fileKey)),
    one: valueText(first[name]),
    two: valueText(second[name])
  }))

/** The texts of the almanac that differ: the introduction, and those of characters in both. */
export function almanacRows(
  comparison: ScriptComparison,
  casts: Casts,
  nameOf: (id: string) => string
): CompareRow[] {
  const [first, second] = casts.map(byId)
  const introduction = {
    key: 'introduction',
    label: capitalize(m.device_diff_introduction()),
    one: casts[0].almanacIntroduction,
    two: casts[1].almanacIntroduction
  }
  return [
    ...(comparison.isIntroductionSame ? [] : [introduction]),
    ...[...comparison.changedAlmanac].map(id => ({
      key: `almanac ${id}`,
      label: `${capitalize(fieldName('customData'))}: ${nameOf(id)}`,
      one: first?.get(id)?.almanacDetails ?? '',
      two: second?.get(id)?.almanacDetails ?? ''
    }))
  ]
}

const byId = ({ characters }: Cast) => new Map(characters.map(character => [character.id, character]))

/** Fields of characters whose text is a list, or isn't in the cast. */
function textOf(character: CastCharacter, field: ComparedField): string {
  switch (field) {
    case 'team':
      return teamMember(character.team)
    case 'setup':
      return valueText(character.setup)
    case 'image':
      return character.images.join(', ')
    case 'reminders':
    case 'remindersGlobal':
      return character[field].join(', ')
    case 'special':
      return character.special.map(({ type, name }) => `${type}, ${name}`).join('; ')
    case 'jinxes':
    case 'extra':
      return ''
    default:
      return typeof character[field] === 'number' ? wakeNumberText(character[field]) : character[field]
  }
}

function valueText(value: Script[keyof Script]): string {
  if (typeof value === 'boolean') return value ? m.device_diff_on() : m.device_diff_off()
  return Array.isArray(value) ? value.join(' · ') : `${value ?? ''}`
}

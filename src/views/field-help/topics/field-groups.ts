import { m } from '#i18n/messages.ts'
import { characterFields } from './character-fields.ts'
import { drawingFields } from './drawing-fields.ts'
import type { FieldTopic } from './field-topic.ts'
import { grimoireFields } from './grimoire-fields.ts'
import { almanacFields, nightFields } from './night-and-almanac-fields.ts'
import { printFields } from './print-fields.ts'
import { scriptFields } from './script-fields.ts'
import { sharingFields } from './sharing-fields.ts'

const topics = {
  ...scriptFields,
  ...characterFields,
  ...almanacFields,
  ...nightFields,
  ...printFields,
  ...sharingFields,
  ...drawingFields,
  ...grimoireFields
} as const

/** A field that the help explains; also the anchor of its text on the help's page about fields. */
export type FieldId = keyof typeof topics

export interface FieldEntry extends FieldTopic {
  readonly id: string
}

export interface FieldGroup {
  /** Also the anchor of its heading. */
  readonly id: string
  readonly title: () => string
  /** In the order of the form. */
  readonly fields: readonly FieldEntry[]
}

const group = (
  id: string,
  title: () => string,
  fields: Readonly<Partial<Record<FieldId, FieldTopic>>>
): FieldGroup => ({
  id,
  title,
  fields: Object.entries(fields).map(([field, topic]) => ({ id: field, ...topic }))
})

/** Every field that the help explains, by form. No two of groups and fields share an id. */
export const fieldGroups: readonly FieldGroup[] = [
  group('script-details', m.field_help_group_script, scriptFields),
  group('characters', m.field_help_group_character, characterFields),
  group('almanac', m.field_help_group_almanac, almanacFields),
  group('night-order', m.field_help_group_night, nightFields),
  group('printing', m.field_help_group_print, printFields),
  group('sharing', m.field_help_group_sharing, sharingFields),
  group('image-editors', m.field_help_group_drawing, drawingFields),
  group('grimoire', m.field_help_group_grimoire, grimoireFields)
]

export const findFieldTopic = (field: FieldId): FieldTopic => topics[field]

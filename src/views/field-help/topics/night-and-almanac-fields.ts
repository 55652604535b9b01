import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const almanacFields = {
  'almanac-introduction': {
    label: m.export_sheet_introduction,
    text: m.field_help_about_almanac_introduction,
    learnMore: { topic: 'almanac' }
  },
  'almanac-text': {
    label: m.editor_almanac_text,
    text: m.field_help_about_almanac_text,
    learnMore: { topic: 'almanac' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

export const nightFields = {
  'custom-order': {
    label: m.night_custom_order,
    text: m.field_help_about_custom_order,
    learnMore: { topic: 'night-order' }
  },
  'all-positions': {
    label: m.editor_position_all,
    text: m.field_help_about_all_positions,
    learnMore: { topic: 'night-order' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const scriptFields = {
  'script-name': {
    label: m.metadata_title,
    text: m.field_help_about_script_name,
    learnMore: { topic: 'first-script' }
  },
  author: { label: m.metadata_author, text: m.field_help_about_author, learnMore: { topic: 'first-script' } },
  'hide-title': {
    label: m.metadata_hide_title,
    text: m.field_help_about_hide_title,
    learnMore: { topic: 'printing' }
  },
  logo: { label: m.metadata_logo, text: m.field_help_about_logo, learnMore: { topic: 'image-editors' } },
  background: {
    label: m.metadata_background,
    text: m.field_help_about_background,
    learnMore: { topic: 'printing' }
  },
  'almanac-link': {
    label: m.metadata_almanac,
    text: m.field_help_about_almanac_link,
    learnMore: { topic: 'almanac' }
  },
  'house-rules': {
    label: m.metadata_section_rules,
    text: m.field_help_about_house_rules,
    learnMore: { topic: 'good-script' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

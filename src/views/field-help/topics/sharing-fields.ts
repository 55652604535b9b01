import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const sharingFields = {
  visibility: {
    label: m.saving_visibility,
    text: m.field_help_about_visibility,
    learnMore: { topic: 'sharing' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const characterFields = {
  'character-name': {
    label: m.editor_name,
    text: m.field_help_about_character_name,
    learnMore: { topic: 'homebrew' }
  },
  'character-id': {
    label: m.editor_id,
    text: m.field_help_about_character_id,
    learnMore: { topic: 'homebrew' }
  },
  team: { label: m.editor_team, text: m.field_help_about_team, learnMore: { topic: 'homebrew' } },
  edition: { label: m.editor_edition, text: m.field_help_about_edition, learnMore: { topic: 'files' } },
  ability: { label: m.editor_ability, text: m.field_help_about_ability, learnMore: { topic: 'homebrew' } },
  setup: { label: m.editor_setup, text: m.field_help_about_setup, learnMore: { topic: 'homebrew' } },
  flavor: { label: m.editor_flavor, text: m.field_help_about_flavor, learnMore: { topic: 'homebrew' } },
  'first-night': {
    label: m.shell_first_night,
    text: m.field_help_about_first_night,
    learnMore: { topic: 'night-order' }
  },
  'other-nights': {
    label: m.shell_other_nights,
    text: m.field_help_about_other_nights,
    learnMore: { topic: 'night-order' }
  },
  'night-reminder': {
    label: m.editor_night_reminder,
    text: m.field_help_about_night_reminder,
    learnMore: { topic: 'night-order' }
  },
  reminders: { label: m.editor_tokens, text: m.field_help_about_reminders, learnMore: { topic: 'tokens' } },
  'global-reminders': {
    label: m.editor_tokens_global,
    text: m.field_help_about_global_reminders,
    learnMore: { topic: 'tokens' }
  },
  images: { label: m.editor_images, text: m.field_help_about_images, learnMore: { topic: 'image-editors' } },
  jinxes: { label: m.script_jinxes, text: m.field_help_about_jinxes, learnMore: { topic: 'jinxes' } },
  'jinx-pair': { label: m.jinxes_first, text: m.field_help_about_jinx_pair, learnMore: { topic: 'jinxes' } },
  'jinx-reason': {
    label: m.editor_jinx_reason,
    text: m.field_help_about_jinx_reason,
    learnMore: { topic: 'jinxes' }
  },
  'app-features': {
    label: m.catalogue_app,
    text: m.field_help_about_app_features,
    learnMore: { topic: 'files' }
  },
  'feature-type': {
    label: m.editor_feature_type,
    text: m.field_help_about_feature_type,
    learnMore: { topic: 'files' }
  },
  'feature-name': {
    label: m.editor_feature_name,
    text: m.field_help_about_feature_name,
    learnMore: { topic: 'files' }
  },
  'feature-time': {
    label: m.editor_feature_time,
    text: m.field_help_about_feature_time,
    learnMore: { topic: 'files' }
  },
  'feature-global': {
    label: m.editor_feature_global,
    text: m.field_help_about_feature_global,
    learnMore: { topic: 'files' }
  },
  'feature-value': {
    label: m.editor_feature_value,
    text: m.field_help_about_feature_value,
    learnMore: { topic: 'files' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const printFields = {
  paper: { label: m.export_paper, text: m.field_help_about_paper, learnMore: { topic: 'printing' } },
  'print-parts': {
    label: m.export_pages,
    text: m.field_help_about_print_parts,
    learnMore: { topic: 'printing' }
  },
  copies: { label: m.export_copies, text: m.field_help_about_copies, learnMore: { topic: 'printing' } },
  'back-side': {
    label: m.export_part_back,
    text: m.field_help_about_back_side,
    learnMore: { topic: 'printing' }
  },
  'night-sheets': {
    label: m.export_part_night,
    text: m.field_help_about_night_sheets,
    learnMore: { topic: 'printing' }
  },
  'print-jinxes': {
    label: m.export_sheet_jinxes,
    text: m.field_help_about_print_jinxes,
    learnMore: { topic: 'jinxes' }
  },
  'print-house-rules': {
    label: m.export_sheet_house_rules,
    text: m.field_help_about_print_house_rules,
    learnMore: { topic: 'printing' }
  },
  'players-copy': {
    label: m.export_players_copy,
    text: m.field_help_about_players_copy,
    learnMore: { topic: 'printing' }
  },
  'sheet-size': {
    label: m.export_size,
    text: m.field_help_about_sheet_size,
    learnMore: { topic: 'printing' }
  },
  imposition: {
    label: m.export_imposition,
    text: m.field_help_about_imposition,
    learnMore: { topic: 'printing' }
  },
  columns: { label: m.export_columns, text: m.field_help_about_columns, learnMore: { topic: 'printing' } },
  'ink-saver': {
    label: m.export_ink_saver,
    text: m.field_help_about_ink_saver,
    learnMore: { topic: 'printing' }
  },
  'qr-code': {
    label: m.export_qr_code,
    text: m.field_help_about_qr_code,
    learnMore: { topic: 'printing' }
  },
  accent: { label: m.export_accent, text: m.field_help_about_accent, learnMore: { topic: 'printing' } },
  'print-language': {
    label: m.export_language,
    text: m.field_help_about_print_language,
    learnMore: { topic: 'printing' }
  },
  'second-language': {
    label: m.export_second_language,
    text: m.field_help_about_second_language,
    learnMore: { topic: 'printing' }
  },
  'token-size': {
    label: m.export_token_size,
    text: m.field_help_about_token_size,
    learnMore: { topic: 'tokens' }
  },
  'reminder-size': {
    label: m.export_reminder_size,
    text: m.field_help_about_reminder_size,
    learnMore: { topic: 'tokens' }
  },
  'token-bleed': {
    label: m.export_token_bleed,
    text: m.field_help_about_token_bleed,
    learnMore: { topic: 'tokens' }
  },
  'token-abilities': {
    label: m.export_token_abilities,
    text: m.field_help_about_token_abilities,
    learnMore: { topic: 'tokens' }
  },
  'storyteller-pack': {
    label: m.export_pack,
    text: m.field_help_about_storyteller_pack,
    learnMore: { topic: 'printing' }
  },
  'print-card-texts': {
    label: m.export_card_texts,
    text: m.field_help_about_print_card_texts,
    learnMore: { topic: 'printing' }
  },
  'print-player-names': {
    label: m.export_player_names,
    text: m.field_help_about_print_player_names,
    learnMore: { topic: 'printing' }
  },
  'token-leaves': {
    label: m.export_token_leaves,
    text: m.field_help_about_token_leaves,
    learnMore: { topic: 'tokens' }
  },
  'further-tokens': {
    label: m.export_further_tokens,
    text: m.field_help_about_further_tokens,
    learnMore: { topic: 'tokens' }
  },
  'token-paper': {
    label: m.export_token_paper,
    text: m.field_help_about_token_paper,
    learnMore: { topic: 'tokens' }
  },
  'token-choice': {
    label: m.export_token_choice,
    text: m.field_help_about_token_choice,
    learnMore: { topic: 'tokens' }
  },
  'token-layout': {
    label: m.export_token_layout,
    text: m.field_help_about_token_layout,
    learnMore: { topic: 'tokens' }
  },
  'token-backs': {
    label: m.export_token_backs,
    text: m.field_help_about_token_backs,
    learnMore: { topic: 'tokens' }
  },
  'strict-file': {
    label: m.export_strict,
    text: m.field_help_about_strict_file,
    learnMore: { topic: 'files' }
  },
  'import-text': {
    label: m.import_paste_label,
    text: m.field_help_about_import_text,
    learnMore: { topic: 'files' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

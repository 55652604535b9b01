import { m } from '#i18n/messages.ts'
import type { FieldTopic } from './field-topic.ts'

export const grimoireFields = {
  players: { label: m.setup_players, text: m.field_help_about_players, learnMore: { topic: 'grimoire' } },
  pronouns: { label: m.seat_pronouns, text: m.field_help_about_pronouns, learnMore: { topic: 'grimoire' } },
  'traveller-seat': {
    label: m.seat_traveller,
    text: m.field_help_about_traveller_seat,
    learnMore: { topic: 'grimoire' }
  },
  alignment: {
    label: m.seat_alignment,
    text: m.field_help_about_alignment,
    learnMore: { topic: 'grimoire' }
  },
  'bluff-group': {
    label: m.seat_group_name,
    text: m.field_help_about_bluff_group,
    learnMore: { topic: 'grimoire' }
  },
  'secret-vote': {
    label: m.day_secret_vote,
    text: m.field_help_about_secret_vote,
    learnMore: { topic: 'grimoire' }
  },
  'card-text': { label: m.card_text, text: m.field_help_about_card_text, learnMore: { topic: 'grimoire' } },
  'game-in-account': {
    label: m.account_game_store,
    text: m.field_help_about_game_in_account,
    learnMore: { topic: 'grimoire' }
  }
} as const satisfies Readonly<Record<string, FieldTopic>>

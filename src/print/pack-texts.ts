import type { Team } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import type { Locale } from '#routes'
import type { PackPart } from './print-options.ts'

/** A text of the storyteller that a card shows to a player; with the team that it is about, if any. */
export interface CardText {
  text: string
  team?: Team
}

/** The UI texts of the storyteller's pack in one language. */
export interface PackTexts {
  /** Names of the parts, for the PDF's bookmarks. */
  parts: Readonly<Record<PackPart, string>>
  cards: readonly CardText[]
  /** The text of the card with bluffs. */
  notInPlay: string
  setupChanges: string
  /** Explains the last row of the player counts. */
  morePlayers: string
  seat: string
  player: string
  character: string
  noJinxes: string
}

/** The UI texts of the storyteller's pack. The cards are those of the grimoire, in its order. */
export function packTexts(locale: Locale): PackTexts {
  const options = { locale }
  return {
    parts: {
      infoCards: m.export_part_info_cards({}, options),
      bluffCard: m.export_part_bluff_card({}, options),
      playerCounts: m.export_part_player_counts({}, options),
      seating: m.export_part_seating({}, options),
      jinxCard: m.export_part_jinx_card({}, options),
      playerCards: m.export_part_player_cards({}, options),
      tentCards: m.export_part_tent_cards({}, options)
    },
    cards: [
      { text: m.shown_you_are({}, options) },
      { text: m.shown_demon({}, options), team: 'demon' },
      { text: m.shown_minions({}, options), team: 'minion' },
      { text: m.shown_not_in_play({}, options) },
      { text: m.shown_selected_you({}, options) },
      { text: m.shown_player_is({}, options) },
      { text: m.shown_choose({}, options) },
      { text: m.shown_use_ability({}, options) },
      { text: m.shown_nominated({}, options) },
      { text: m.shown_voted({}, options) },
      { text: m.shown_good({}, options), team: 'townsfolk' },
      { text: m.shown_evil({}, options), team: 'demon' }
    ],
    notInPlay: m.shown_not_in_play({}, options),
    setupChanges: m.export_sheet_setup_changes({}, options),
    morePlayers: m.export_sheet_more_players({}, options),
    seat: m.export_sheet_seat({}, options),
    player: m.export_sheet_player({}, options),
    character: m.export_sheet_character({}, options),
    noJinxes: m.export_sheet_no_jinxes({}, options)
  }
}

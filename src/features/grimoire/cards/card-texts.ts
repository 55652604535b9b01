import type { CardMessages } from '#i18n/card-messages.ts'
import { m } from '#i18n/messages.ts'
import type { CardContent } from '#stores/grimoire/view.ts'

/** Texts of cards that are shown with characters or players. */
export const cardTexts = {
  youAre: m.shown_you_are,
  playerIs: m.shown_player_is,
  demon: m.shown_demon,
  minions: m.shown_minions,
  notInPlay: m.shown_not_in_play,
  selectedYou: m.shown_selected_you
}

/** Texts of cards that need nothing else. */
export const wholeCardTexts = [
  m.shown_choose,
  m.shown_use_ability,
  m.shown_nominated,
  m.shown_voted,
  m.shown_good,
  m.shown_evil
]

export const answerTexts = [m.shown_yes, m.shown_no]

/** Signs that a card draws in place of its text, with their names. */
export const thumbs = { '👍': m.card_thumbs_up, '👎': m.card_thumbs_down } as const
export type Thumb = keyof typeof thumbs

export const isThumb = (text: string): text is Thumb => Object.hasOwn(thumbs, text)

/** A card with a text, and whatever else it shows. */
export const aCard = (text: string, rest: Partial<CardContent> = {}): CardContent => ({
  characters: [],
  seats: [],
  ...rest,
  text
})

/** A usual text in another language; undefined for a text of the storyteller's own. */
export function translateCardText(text: string, from: CardMessages, to: CardMessages): string | undefined {
  const key = Object.keys(from).find(each => from[each] === text)
  return key && to[key]
}

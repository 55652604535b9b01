import { type CardContent, openGrimoireDialog } from '#stores/grimoire/view.ts'

/** A card that is being put together. */
export interface CardDraft extends CardContent {
  /** Of one of the storyteller's own cards. */
  id?: string
  /** A character is asked for first. */
  asksForCharacter?: boolean
}

/** Shows a card on the whole screen. */
export const showCard = ({ text, characters, seats }: CardContent) =>
  openGrimoireDialog({ kind: 'card', card: { text, characters, seats } })

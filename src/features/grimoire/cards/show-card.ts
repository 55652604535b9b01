import { type CardContent, openGrimoireDialog } from '#stores/grimoire/view.ts'

/** Shows a card on the whole screen. */
export const showCard = ({ text, characters, seats }: CardContent) =>
  openGrimoireDialog({ kind: 'card', card: { text, characters, seats } })

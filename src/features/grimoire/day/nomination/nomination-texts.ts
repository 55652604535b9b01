import type { Game, Nomination } from '#core/grimoire/game.ts'
import { blockOf } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { playerName } from '../../seat-texts.ts'

/** `Ada nominates Ben`, or `Exile of Ben`. */
export const nominationTitle = (game: Game, { nominator, nominee, exile }: Nomination) =>
  exile
    ? m.day_exile_of({ nominee: playerName(game, nominee) })
    : m.day_nominates({
        nominator: nominator === '' ? m.day_storyteller() : playerName(game, nominator),
        nominee: playerName(game, nominee)
      })

/** Who voted, in the order of the clock: `Ada, Ben × 2`. */
export const voterNames = (game: Game, { hands }: Nomination) =>
  Object.entries(hands)
    .map(([id, votes]) => (votes > 1 ? `${playerName(game, id)} × ${votes}` : playerName(game, id)))
    .join(', ')

/** Who is about to die today. */
export function blockText(game: Game) {
  const { nominee, votes, tied } = blockOf(game, game.round)
  if (nominee) return m.day_on_block({ name: playerName(game, nominee), votes })
  return tied ? m.day_tied({ votes }) : m.day_block_empty()
}

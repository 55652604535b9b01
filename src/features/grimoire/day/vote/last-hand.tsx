import { useStore } from '@nanostores/react'
import type { Game } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { $lastHand } from '#stores/grimoire/vote-clock.ts'
import { playerName } from '../../seat-texts.ts'

/** Tells screen readers whose hand went up or down, wherever it was pressed. */
export function LastHand({ game }: { game: Game }) {
  const last = useStore($lastHand)
  const name = last && playerName(game, last.seat)
  return (
    <p className="unseen" role="status">
      {name && (last.votes > 0 ? m.clock_hand_up({ name }) : m.clock_hand_down({ name }))}
    </p>
  )
}

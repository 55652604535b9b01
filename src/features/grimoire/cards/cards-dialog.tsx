import './cards-dialog.css'
import { useState } from 'react'
import { findSeat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { type CardDraft, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'
import { CardForm } from './card-form.tsx'
import { CardList } from './card-list.tsx'

interface CardsDialogProps extends GameProps {
  seatId?: string | undefined
  draft?: CardDraft | undefined
}

/** Chooses a card, or puts one together, and shows it. Opened for a player, it suggests what this player may need to see; with a draft, the card is put together at once. */
export function CardsDialog({ draft: given, ...props }: CardsDialogProps) {
  const [draft, setDraft] = useState(given)
  const { game, seatId } = props
  const seat = seatId === undefined ? undefined : findSeat(game, seatId)
  const title = seat
    ? m.card_show_to({ name: seatName(seat, game.seats.indexOf(seat) + 1) })
    : m.card_show_a_card()
  return (
    <Dialog title={title} closeLabel={m.notice_close()} onClose={closeGrimoireDialog}>
      {draft ? (
        <CardForm {...props} card={draft} onBack={() => setDraft(undefined)} />
      ) : (
        <CardList {...props} onCompose={setDraft} />
      )}
    </Dialog>
  )
}

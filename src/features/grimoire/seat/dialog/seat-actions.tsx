import { BookmarkPlus, GalleryVerticalEnd, Hand, HeartPulse, Skull } from 'lucide-react'
import type { Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'

/** What is done with a seat most often: death, vote after death, a reminder. */
export const SeatActions = ({ seat: { id, alive, ghostVote } }: { seat: Seat }) => (
  <div className="seat-actions">
    {alive ? (
      <Button icon={<Skull />} onClick={() => performActions({ type: 'kill', data: { seat: id } })}>
        {m.seat_kill()}
      </Button>
    ) : (
      <Button icon={<HeartPulse />} onClick={() => performActions({ type: 'revive', data: { seat: id } })}>
        {m.seat_revive()}
      </Button>
    )}
    {!alive && (
      <Button
        icon={<Hand />}
        onClick={() => performActions({ type: 'setGhostVote', data: { seat: id, ghostVote: !ghostVote } })}
      >
        {ghostVote ? m.seat_spend_vote() : m.seat_return_vote()}
      </Button>
    )}
    <Button icon={<BookmarkPlus />} onClick={() => openGrimoireDialog({ kind: 'placeReminder', seat: id })}>
      {m.seat_add_reminder()}
    </Button>
    <Button icon={<GalleryVerticalEnd />} onClick={() => openGrimoireDialog({ kind: 'cards', seat: id })}>
      {m.card_show_a_card()}
    </Button>
  </div>
)

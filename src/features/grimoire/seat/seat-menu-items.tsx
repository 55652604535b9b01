import {
  BookmarkPlus,
  GalleryVerticalEnd,
  Hand,
  HeartPulse,
  RotateCcw,
  RotateCw,
  Skull,
  UserRound
} from 'lucide-react'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'

/** What is done with a seat most often: death, vote after death, a reminder, a card to show. */
export const quickSeatItems = ({ id, alive, ghostVote }: Seat): MenuItem[] => {
  const vote = {
    id: 'vote',
    label: ghostVote ? m.seat_spend_vote() : m.seat_return_vote(),
    icon: <Hand />,
    onSelect: () => performActions({ type: 'setGhostVote', data: { seat: id, ghostVote: !ghostVote } })
  }
  return [
    {
      id: 'life',
      label: alive ? m.seat_kill() : m.seat_revive(),
      icon: alive ? <Skull /> : <HeartPulse />,
      onSelect: () => performActions({ type: alive ? 'kill' : 'revive', data: { seat: id } })
    },
    ...(alive ? [] : [vote]),
    {
      id: 'reminder',
      label: m.seat_add_reminder(),
      icon: <BookmarkPlus />,
      onSelect: () => openGrimoireDialog({ kind: 'placeReminder', seat: id })
    },
    {
      id: 'card',
      label: m.card_show_a_card(),
      icon: <GalleryVerticalEnd />,
      onSelect: () => openGrimoireDialog({ kind: 'cards', seat: id })
    }
  ]
}

/** One place on or back in the circle, and the dialog with everything else. */
export function furtherSeatItems({ seats }: Game, seat: Seat): MenuItem[] {
  const place = seats.indexOf(seat)
  const move = (by: number) =>
    performActions({
      type: 'moveSeat',
      data: { seat: seat.id, to: (place + by + seats.length) % seats.length }
    })
  return [
    { id: 'on', label: m.seat_clockwise(), icon: <RotateCw />, onSelect: () => move(1) },
    { id: 'back', label: m.seat_counterclockwise(), icon: <RotateCcw />, onSelect: () => move(-1) },
    {
      id: 'open',
      label: m.table_open_seat(),
      icon: <UserRound />,
      onSelect: () => openGrimoireDialog({ kind: 'seat', seat: seat.id })
    }
  ]
}

export const seatMenuItems = (game: Game, seat: Seat): MenuItem[] => [
  ...quickSeatItems(seat),
  ...furtherSeatItems(game, seat).map((item, index) => ({ ...item, separated: index === 0 }))
]

import { BookmarkPlus, Hand, HeartPulse, Skull, UserRound } from 'lucide-react'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { findSeat, type Game, type Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { type MenuItem, MenuPopover } from '#ui/menus/menu-popover.tsx'
import { seatName } from '../seat-texts.ts'

/**
 * A menu of what is done with a seat most often. Returns the menu, and a function that opens it beside the seat that has the focus
 * or was pressed.
 */
export function useSeatMenu(game: Game): [menu: ReactNode, open: (seat: Seat) => void] {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const [seatId, setSeatId] = useState<string>()
  const open = useCallback(
    (seat: Seat) => {
      trigger.current = document.querySelector(`[data-seat="${CSS.escape(seat.id)}"]`)
      setSeatId(seat.id)
      // The event that opens it would close it again otherwise.
      requestAnimationFrame(() => document.getElementById(id)?.showPopover())
    },
    [id]
  )
  const seat = seatId === undefined ? undefined : findSeat(game, seatId)
  const menu = (
    <MenuPopover
      id={id}
      label={seat ? m.table_menu({ name: seatName(seat, game.seats.indexOf(seat) + 1) }) : ''}
      items={seat ? seatMenuItems(seat) : []}
      trigger={() => trigger.current}
      onToggle={() => undefined}
    />
  )
  return [menu, open]
}

const seatMenuItems = ({ id, alive, ghostVote }: Seat): MenuItem[] => [
  alive
    ? {
        id: 'kill',
        label: m.seat_kill(),
        icon: <Skull />,
        onSelect: () => performActions({ type: 'kill', data: { seat: id } })
      }
    : {
        id: 'revive',
        label: m.seat_revive(),
        icon: <HeartPulse />,
        onSelect: () => performActions({ type: 'revive', data: { seat: id } })
      },
  ...(alive
    ? []
    : [
        {
          id: 'vote',
          label: ghostVote ? m.seat_spend_vote() : m.seat_return_vote(),
          icon: <Hand />,
          onSelect: () => performActions({ type: 'setGhostVote', data: { seat: id, ghostVote: !ghostVote } })
        }
      ]),
  {
    id: 'reminder',
    label: m.seat_add_reminder(),
    icon: <BookmarkPlus />,
    hint: 'R',
    onSelect: () => openGrimoireDialog({ kind: 'placeReminder', seat: id })
  },
  {
    id: 'open',
    label: m.table_open_seat(),
    icon: <UserRound />,
    separated: true,
    onSelect: () => openGrimoireDialog({ kind: 'seat', seat: id })
  }
]

import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { findSeat, type Game, type Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { MenuPopover } from '#ui/menus/menu-popover.tsx'
import { seatName } from '../seat-texts.ts'
import { seatMenuItems } from './seat-menu-items.tsx'

/** A menu of what is done with a seat most often. Returns the menu, and a function that opens it beside a seat of the circle. */
export function useSeatMenu(game: Game): [menu: ReactNode, open: (seat: Seat) => void] {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const [seatId, setSeatId] = useState<string>()
  const open = useCallback(
    (seat: Seat) => {
      trigger.current = document.querySelector(`[data-seat="${CSS.escape(seat.id)}"]`)
      setSeatId(seat.id)
      // The release of the pointer that opens it would close it again.
      requestAnimationFrame(() => document.getElementById(id)?.showPopover())
    },
    [id]
  )
  const seat = seatId === undefined ? undefined : findSeat(game, seatId)
  const menu = (
    <MenuPopover
      id={id}
      label={seat ? m.table_menu({ name: seatName(seat, game.seats.indexOf(seat) + 1) }) : ''}
      items={seat ? seatMenuItems(game, seat) : []}
      trigger={() => trigger.current}
      onToggle={() => undefined}
    />
  )
  return [menu, open]
}

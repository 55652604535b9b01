import type { Seat } from '#core/grimoire/game.ts'
import { $seatTap, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { pressSeat } from '../day/vote/hands.ts'

/** A press of a seat does what it does now: chooses a player for a reminder or a nomination, or raises a hand. Else it opens the dialog. */
export function openSeat(seat: Seat) {
  const tap = $seatTap.get()
  if (tap) tap.onSeat(seat.id)
  else if (!pressSeat(seat)) openGrimoireDialog({ kind: 'seat', seat: seat.id })
}

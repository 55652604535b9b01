import { $seatTap, openGrimoireDialog } from '#stores/grimoire/view.ts'

/** A press of a seat: opens its dialog, or does what a press of a seat does now. */
export function openSeat({ id }: { id: string }) {
  const tap = $seatTap.get()
  if (tap) tap.onSeat(id)
  else openGrimoireDialog({ kind: 'seat', seat: id })
}

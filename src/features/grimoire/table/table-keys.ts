import type { KeyboardEvent } from 'react'
import { type Game, type Reminder, type Seat, tableEdge } from '#core/grimoire/game.ts'

export interface TableKeyEvents {
  onMoveReminder: (reminder: Reminder, place: string) => void
  onRemoveReminder?: ((reminder: Reminder) => void) | undefined
  onPlaceReminder?: ((place: string) => void) | undefined
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Keys of the tokens, which the Tab key leaves (see useTabStops): arrows go to the next seat or reminder, R places a reminder; with Shift, arrows move a reminder to the next
 * seat, Delete removes it. The edge of the table comes after the last seat.
 */
export function handleTableKey(event: KeyboardEvent<HTMLElement>, game: Game, events: TableKeyEvents) {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const token = event.target
  const { seat, reminder: id } = token.dataset
  const step = steps[event.key]
  const reminder = game.reminders.find(each => each.id === id)
  if (step && reminder && event.shiftKey) {
    events.onMoveReminder(reminder, placeBeside(game.seats, reminder.seat, step))
  } else if (step && (seat || reminder)) focusNext(event.currentTarget, token, step)
  else if (event.key.toLowerCase() === 'r' && seat && events.onPlaceReminder) events.onPlaceReminder(seat)
  else if ((event.key === 'Delete' || event.key === 'Backspace') && reminder && events.onRemoveReminder) {
    focusSeat(event.currentTarget, reminder.seat)
    events.onRemoveReminder(reminder)
  } else return
  event.preventDefault()
}

function placeBeside(seats: readonly Seat[], place: string, step: 1 | -1): string {
  const places = [...seats.map(({ id }) => id), tableEdge]
  return places.at((places.indexOf(place) + step) % places.length) ?? tableEdge
}

/** Where a removed reminder lay. */
const focusSeat = (table: HTMLElement, seat: string) =>
  table.querySelector<HTMLElement>(`[data-seat="${CSS.escape(seat)}"]`)?.focus()

/** From a seat to the next seat, from a reminder to the next reminder. */
function focusNext(table: HTMLElement, token: HTMLElement, step: 1 | -1) {
  const kind = token.dataset.seat ? '[data-seat]' : '[data-reminder]'
  const tokens = [...table.querySelectorAll<HTMLElement>(kind)]
  tokens.at((tokens.indexOf(token) + step) % tokens.length)?.focus()
}

import { memo } from 'react'
import type { Reminder, Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { Point } from './layout/geometry.ts'
import type { ReminderSize } from './layout/reminder-layout.ts'
import type { SeatPlace, TableLayout } from './layout/table-layout.ts'
import { ReminderToken } from './reminder-token.tsx'
import { SeatToken } from './seat-token.tsx'

interface SeatGroupProps {
  seat: Seat
  /** Its place in the circle, from 1 on. */
  number: number
  reminders: readonly Reminder[]
  characters: Characters
  layout: TableLayout
  place: SeatPlace
  size: ReminderSize
  /** Of the reminders. */
  places: readonly Point[]
  isHighlighted: boolean
  isTarget: boolean
  isSetup: boolean
  onOpenSeat: (seat: Seat) => void
  onSeatMenu?: ((seat: Seat) => void) | undefined
  onOpenReminder: (reminder: Reminder) => void
  onDrag: (reminder: Reminder, token: HTMLElement, press: PointerEvent) => void
}

/** A seat of the circle with its reminders. */
export const SeatGroup = memo((props: SeatGroupProps) => {
  const { reminders, characters, size, places, onOpenSeat, onSeatMenu, onOpenReminder, onDrag, ...seat } =
    props
  return (
    <li>
      <SeatToken {...seat} characters={characters} onOpen={onOpenSeat} onMenu={onSeatMenu} />
      {reminders.map((reminder, order) => (
        <ReminderToken
          key={reminder.id}
          reminder={reminder}
          character={characters.get(reminder.character)}
          size={size.disc}
          width={size.width}
          lines={size.lines}
          x={places[order]?.x ?? 0}
          y={places[order]?.y ?? 0}
          onOpen={onOpenReminder}
          onDrag={onDrag}
        />
      ))}
    </li>
  )
})

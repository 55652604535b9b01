import { memo, type PointerEvent as ReactPointerEvent } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Reminder } from '#core/grimoire/game.ts'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import { reminderDescription } from '../seat-texts.ts'
import type { Point } from './circle-layout.ts'

interface ReminderTokenProps {
  reminder: Reminder
  /** Whose token it is; undefined for a general one. */
  character: CastCharacter | undefined
  /** Diameter in pixels. */
  size: number
  place: Point | undefined
  onOpen: (reminder: Reminder) => void
  onDrag: (reminder: Reminder, token: HTMLElement, press: PointerEvent) => void
}

/** A reminder beside a seat. It is dragged to another seat; a click opens what can be done with it. */
export const ReminderToken = memo(
  ({ reminder, character, size, place, onOpen, onDrag }: ReminderTokenProps) => (
    <button
      type="button"
      className="table-token"
      style={{ '--x': `${place?.x ?? 0}px`, '--y': `${place?.y ?? 0}px`, '--token-size': `${size}px` }}
      onClick={() => onOpen(reminder)}
      onPointerDown={(event: ReactPointerEvent<HTMLButtonElement>) => {
        if (event.button === 0) onDrag(reminder, event.currentTarget, event.nativeEvent)
      }}
    >
      {character ? (
        <ReminderDisc character={character} size={Math.round(size)} />
      ) : (
        <span className="reminder-plain" />
      )}
      <span className="table-reminder" aria-hidden="true">
        {reminder.text}
      </span>
      <span className="unseen">{reminderDescription(reminder, character)}</span>
    </button>
  )
)

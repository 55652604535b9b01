import { memo, type PointerEvent as ReactPointerEvent } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Reminder } from '#core/grimoire/game.ts'
import { classNames } from '#ui/class-names.ts'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import { reminderDescription } from '../seat-texts.ts'

interface ReminderTokenProps {
  reminder: Reminder
  /** Whose token it is; undefined for a general one. */
  character: CastCharacter | undefined
  /** Diameter in pixels. */
  size: number
  /** Width of the text below it. */
  width: number
  /** Lines of the text; with 0, it shows while the pointer or the focus is on the token. */
  lines: number
  /** The middle of token and text, from the middle of the table. */
  x: number
  y: number
  onOpen: (reminder: Reminder) => void
  onDrag: (reminder: Reminder, token: HTMLElement, press: PointerEvent) => void
}

/** A reminder on the table. It is dragged to another seat; a click opens what can be done with it. */
export const ReminderToken = memo((props: ReminderTokenProps) => {
  const { reminder, character, size, width, lines, x, y, onOpen, onDrag } = props
  return (
    <button
      type="button"
      className={classNames('table-token', lines === 0 && 'table-token-bare')}
      style={{
        '--x': `${x}px`,
        '--y': `${y}px`,
        '--token-size': `${size}px`,
        '--token-width': `${width}px`,
        '--lines': lines
      }}
      data-reminder={reminder.id}
      aria-keyshortcuts="Delete Shift+ArrowRight Shift+ArrowLeft"
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
})

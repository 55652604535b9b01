import './place-reminder-dialog.css'
import type { KeyboardEvent } from 'react'
import type { ReminderChoice } from '#core/grimoire/reminders/reminder-choices.ts'
import { m } from '#i18n/messages.ts'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import type { GameProps } from '../../game-props.ts'

interface ReminderChoiceListProps extends Pick<GameProps, 'characters'> {
  choices: readonly ReminderChoice[]
  /** A text of one's own, offered after the others; '' for none. */
  ownText: string
  onPlace: (character: string, text: string) => void
}

/** The tokens that can be placed with a tap or by arrow keys and Enter. */
export function ReminderChoiceList({ characters, choices, ownText, onPlace }: ReminderChoiceListProps) {
  return (
    <ul className="reminder-choices" onKeyDown={moveByArrows}>
      {choices.map(choice => {
        const character = characters.get(choice.character)
        return (
          <li key={`${choice.character}:${choice.text}`}>
            <button type="button" onClick={() => onPlace(choice.character, choice.text)}>
              {character && <ReminderDisc character={character} size={44} />}
              <span>
                {choice.text}
                <small>
                  {character?.name}
                  {choice.placed >= choice.tokens && ` · ${m.seat_placed()}`}
                </small>
              </span>
            </button>
          </li>
        )
      })}
      {ownText !== '' && (
        <li>
          <button type="button" onClick={() => onPlace('', ownText)}>
            <span className="reminder-own-disc" aria-hidden="true" />
            <span>
              {ownText}
              <small>{m.seat_own_text()}</small>
            </span>
          </button>
        </li>
      )}
    </ul>
  )
}

/** Arrow keys go through the choices, and back to the field before them. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const back = event.key === 'ArrowUp' || event.key === 'ArrowLeft'
  if (!back && event.key !== 'ArrowDown' && event.key !== 'ArrowRight') return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement) + (back ? -1 : 1)
  const field = event.currentTarget.parentElement?.querySelector('input')
  ;(buttons[index] ?? (back ? field : undefined))?.focus()
  event.preventDefault()
}

/** Goes from the field to the first choice. */
export function focusFirstChoice(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown') return
  document.querySelector<HTMLElement>('.reminder-choices button')?.focus()
  event.preventDefault()
}

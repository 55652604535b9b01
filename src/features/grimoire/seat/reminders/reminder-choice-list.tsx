import './place-reminder-dialog.css'
import { useStore } from '@nanostores/react'
import { reminderChoices } from '#core/grimoire/reminders/reminder-choices.ts'
import { m } from '#i18n/messages.ts'
import { $turn } from '#stores/grimoire/view.ts'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import type { GameProps } from '../../game-props.ts'

interface ReminderChoiceListProps extends Omit<GameProps, 'cast'> {
  onPlace: (character: string, text: string) => void
}

/** The tokens that can be placed with a tap, those of the present step first. */
export function ReminderChoiceList({ game, characters, onPlace }: ReminderChoiceListProps) {
  const turn = useStore($turn)
  return (
    <ul className="reminder-choices">
      {reminderChoices(game, characters, turn).map(choice => {
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
    </ul>
  )
}

import './step-tokens.css'
import { X } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { type Game, type Reminder, tableEdge } from '#core/grimoire/game.ts'
import { isUsedUp, type StepToken } from '#core/grimoire/night/step-tokens.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import { textProps } from '#views/text-language.ts'
import { playerName } from '../seat-texts.ts'

interface StepTokensProps {
  game: Game
  character: CastCharacter
  tokens: readonly StepToken[]
  /** The label of the token that is being placed. */
  chosen: string | undefined
  onChoose: (text: string) => void
  /** The token is dragged to a seat. */
  onDrag: (text: string) => void
}

/** The tokens of a step: a press or a drag with the mouse places one, and those on the table are removed with another press. */
export const StepTokens = ({ game, character, tokens, chosen, onChoose, onDrag }: StepTokensProps) => (
  <ul className="step-tokens">
    {tokens.map(token => (
      <li key={token.text}>
        <button
          type="button"
          className="step-token"
          aria-pressed={token.text === chosen}
          aria-label={(isUsedUp(token) ? m.tonight_move_token : m.tonight_place_token)({ text: token.text })}
          onClick={() => onChoose(token.text)}
          draggable
          onDragStart={event => {
            event.dataTransfer.setData('text/plain', token.text)
            onDrag(token.text)
          }}
        >
          <ReminderDisc character={character} size={32} />
          <b {...textProps(character.languages.reminders)}>{token.text}</b>
        </button>
        {token.placed.map(reminder => (
          <PlacedToken key={reminder.id} game={game} reminder={reminder} />
        ))}
      </li>
    ))}
  </ul>
)

function PlacedToken({ game, reminder }: { game: Game; reminder: Reminder }) {
  const { id, seat, text } = reminder
  const name = seat === tableEdge ? m.table_edge() : playerName(game, seat)
  return (
    <span className="placed-token">
      {name}
      <IconButton
        label={m.tonight_remove_token({ text, name })}
        onClick={({ currentTarget }) => {
          // This button goes; the one that places the token again stays.
          currentTarget.closest('li')?.querySelector('button')?.focus()
          performActions({ type: 'removeReminder', data: { reminder: id } })
        }}
      >
        <X />
      </IconButton>
    </span>
  )
}

import './step-tokens.css'
import { X } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Game } from '#core/grimoire/game.ts'
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
}

/** The tokens of a step: a press places one, and those on the table are removed with another. */
export const StepTokens = ({ game, character, tokens, chosen, onChoose }: StepTokensProps) => (
  <ul className="step-tokens">
    {tokens.map(token => (
      <li key={token.text}>
        <button
          type="button"
          className="step-token"
          aria-pressed={token.text === chosen}
          aria-label={(isUsedUp(token) ? m.tonight_move_token : m.tonight_place_token)({ text: token.text })}
          onClick={() => onChoose(token.text)}
        >
          <ReminderDisc character={character} size={32} />
          <b {...textProps(character.languages.reminders)}>{token.text}</b>
        </button>
        {token.placed.map(({ id, seat, text }) => (
          <span key={id} className="placed-token">
            {playerName(game, seat)}
            <IconButton
              label={m.tonight_remove_token({ text, name: playerName(game, seat) })}
              onClick={({ currentTarget }) => {
                // This button goes; the one that places the token again stays.
                currentTarget.closest('li')?.querySelector('button')?.focus()
                performActions({ type: 'removeReminder', data: { reminder: id } })
              }}
            >
              <X />
            </IconButton>
          </span>
        ))}
      </li>
    ))}
  </ul>
)

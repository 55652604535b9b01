import { nightOf } from '#core/grimoire/night/night-of.ts'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { reminderField } from '#core/night/night.ts'
import { ReminderText } from '#views/characters/reminder-text.tsx'
import { textProps } from '#views/text-language.ts'
import type { GameProps } from '../game-props.ts'

/** What happens in a step, by its reminder text. */
export function StepText({ game, step: { entry } }: GameProps & { step: NightStep }) {
  const character = entry.kind === 'character' ? entry.character : undefined
  if (!entry.reminder) return null
  return (
    <p className="night-step-text" {...textProps(character?.languages[reminderField[nightOf(game)]])}>
      <ReminderText reminder={entry.reminder} tokens={character} />
    </p>
  )
}

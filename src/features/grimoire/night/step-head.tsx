import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { m } from '#i18n/messages.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import type { GameProps } from '../game-props.ts'
import { stepName, stepPlayers } from './step-texts.ts'

interface StepHeadProps extends GameProps {
  step: NightStep
  /** Of the step among those that aren't skipped, from 1 on; 0 for a skipped one. */
  place: number
  count: number
}

/** A step with its players. */
export function StepHead({ game, characters, step, place, count }: StepHeadProps) {
  const { entry } = step
  const character = entry.kind === 'character' ? entry.character : undefined
  return (
    <div className="night-step-head" aria-live="polite">
      {character && <CharacterIcon character={character} size={44} />}
      <div>
        <p className="night-step-place">
          {place === 0 ? m.tonight_skipped_step() : m.tonight_place({ round: game.round, place, count })}
        </p>
        <h2 id="present-step" data-team={character?.team}>
          {stepName(step)} <span>{stepPlayers(game, step, characters)}</span>
        </h2>
      </div>
    </div>
  )
}

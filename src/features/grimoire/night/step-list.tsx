import { type NightStep, nightProgress } from '#core/grimoire/night/night-steps.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import type { GameProps } from '../game-props.ts'
import { skipText, stepName, stepPlayers } from './step-texts.ts'

interface StepListProps extends GameProps {
  steps: readonly NightStep[]
  /** Key of the step that is shown. */
  present: string | undefined
  onChoose: (key: string) => void
}

/** All steps of tonight with their players, or why they are skipped; each can be ticked off or opened. Closed at first on a phone. */
export function StepList({ game, characters, steps, present, onChoose }: StepListProps) {
  const isWide = useMediaQuery('(min-width: 900px)')
  const { done, all } = nightProgress(game, steps)
  return (
    <details key={String(isWide)} className="night-steps" open={isWide}>
      <summary>{m.tonight_steps({ done, all })}</summary>
      <ol>
        {steps.map(step => (
          <li key={step.key} className={step.skipped && 'night-step-skipped'}>
            <label>
              <input
                type="checkbox"
                aria-label={stepName(step)}
                checked={game.doneSteps.includes(step.key)}
                onChange={({ target }) =>
                  performActions({ type: 'setStepDone', data: { step: step.key, done: target.checked } })
                }
              />
            </label>
            <button
              type="button"
              aria-current={step.key === present ? 'step' : undefined}
              onClick={() => onChoose(step.key)}
            >
              {stepName(step)}
              <small>{step.skipped ? skipText(step.skipped) : stepPlayers(game, step, characters)}</small>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

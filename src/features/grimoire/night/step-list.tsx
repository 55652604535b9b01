import type { Game } from '#core/grimoire/game.ts'
import { type NightStep, nightProgress } from '#core/grimoire/night/night-steps.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { skipText, stepName } from './step-texts.ts'

interface StepListProps {
  game: Game
  steps: readonly NightStep[]
  /** Key of the step that is shown. */
  present: string | undefined
  onChoose: (key: string) => void
}

/** All steps of tonight with those that are skipped and why; each can be ticked off or opened. Closed at first on a phone. */
export function StepList({ game, steps, present, onChoose }: StepListProps) {
  const isWide = useMediaQuery('(min-width: 900px)')
  const { done, all } = nightProgress(game, steps)
  return (
    <details key={String(isWide)} className="night-steps" open={isWide}>
      <summary>{m.tonight_steps({ done, all })}</summary>
      <ol>
        {steps.map(step => (
          <li key={step.key} className={step.skipped && 'night-step-skipped'}>
            <input
              type="checkbox"
              aria-label={stepName(step)}
              checked={game.doneSteps.includes(step.key)}
              onChange={({ target }) =>
                performActions({ type: 'setStepDone', data: { step: step.key, done: target.checked } })
              }
            />
            <button
              type="button"
              aria-current={step.key === present ? 'step' : undefined}
              onClick={() => onChoose(step.key)}
            >
              {stepName(step)}
              {step.skipped && <small>{skipText(step.skipped)}</small>}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

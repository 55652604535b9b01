import { ChevronLeft, ChevronRight } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import type { ShownStepProps } from './shown-step-props.ts'

/** The way to the step before and to the next one, or from the last one to the day. */
export function StepWay({ game, step, steps, onLeave }: GameProps & ShownStepProps) {
  const index = steps.indexOf(step)
  const before = steps.slice(0, index).findLast(({ skipped }) => !skipped)
  const next = steps.slice(index + 1).find(({ skipped }) => !skipped)
  const finish = () => {
    performActions({ type: 'setStepDone', data: { step: step.key, done: true } })
    onLeave(next?.key)
  }
  return (
    <div className="night-step-way">
      <Button shrinks="narrow" icon={<ChevronLeft />} disabled={!before} onClick={() => onLeave(before?.key)}>
        {m.tonight_back()}
      </Button>
      {next ? (
        <Button shrinks="narrow" variant="primary" icon={<ChevronRight />} onClick={finish}>
          {m.tonight_next()}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => performActions({ type: 'startDay', data: {} })}>
          {m.tonight_start_day({ round: Math.max(game.round, 1) })}
        </Button>
      )}
    </div>
  )
}

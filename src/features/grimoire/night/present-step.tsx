import { ChevronLeft, ChevronRight } from 'lucide-react'
import { demonBluffs } from '#core/grimoire/game.ts'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { StepHead } from './step-head.tsx'
import { StepNotes } from './step-notes.tsx'

interface PresentStepProps extends GameProps {
  step: NightStep
  steps: readonly NightStep[]
  /** Called with the step to show next; undefined for the first one that isn't done. */
  onLeave: (key: string | undefined) => void
}

/** The step of the night that is played now: who wakes, what happens, and the way on. */
export function PresentStep(props: PresentStepProps) {
  const { game, step, steps, onLeave } = props
  const waking = steps.filter(({ skipped }) => !skipped)
  const place = waking.indexOf(step)
  const index = steps.indexOf(step)
  const before = steps.slice(0, index).findLast(({ skipped }) => !skipped)
  const next = steps.slice(index + 1).find(({ skipped }) => !skipped)
  const finish = () => {
    performActions({ type: 'setStepDone', data: { step: step.key, done: true } })
    onLeave(next?.key)
  }
  return (
    <section className="night-step-panel" aria-labelledby="present-step">
      <StepHead {...props} place={place + 1} count={waking.length} />
      <StepNotes {...props} />
      <div className="night-step-buttons">
        <Button icon={<ChevronLeft />} disabled={!before} onClick={() => onLeave(before?.key)}>
          {m.tonight_back()}
        </Button>
        {!next ? (
          <Button variant="primary" onClick={() => performActions({ type: 'startDay', data: {} })}>
            {m.tonight_start_day({ round: Math.max(game.round, 1) })}
          </Button>
        ) : (
          <Button variant="primary" icon={<ChevronRight />} onClick={finish}>
            {m.tonight_next()}
          </Button>
        )}
      </div>
      <div className="night-step-buttons">
        {step.seats[0] && step.entry.kind === 'character' && (
          <Button small onClick={() => openReminders(step.seats[0]?.id ?? '')}>
            {m.seat_add_reminder()}
          </Button>
        )}
        {step.key === 'demoninfo' && (
          <Button small onClick={() => openGrimoireDialog({ kind: 'bluffs', group: demonBluffs })}>
            {m.seat_bluffs()}
          </Button>
        )}
      </div>
    </section>
  )
}

const openReminders = (seat: string) => openGrimoireDialog({ kind: 'placeReminder', seat })

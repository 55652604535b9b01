import { useEffect, useRef } from 'react'
import type { GameProps } from '../game-props.ts'
import type { ShownStepProps } from './shown-step-props.ts'
import { StepActions } from './step-actions.tsx'
import { StepCards } from './step-cards.tsx'
import { StepHead } from './step-head.tsx'
import { StepNotes } from './step-notes.tsx'
import { StepState } from './step-state.tsx'
import { StepText } from './step-text.tsx'
import { StepWay } from './step-way.tsx'

/** The step of the night that is played now: who wakes, what happens, and the way on. */
export function PresentStep(props: GameProps & ShownStepProps) {
  const { step, steps } = props
  const section = useRef<HTMLElement>(null)
  // A step that was chosen far down in the list is shown from its beginning.
  useEffect(() => {
    if (step.key !== '') section.current?.scrollIntoView({ block: 'start' })
  }, [step.key])
  const waking = steps.filter(({ skipped }) => !skipped)
  return (
    <section ref={section} className="night-step-panel" aria-labelledby="present-step">
      <StepHead {...props} place={waking.indexOf(step) + 1} count={waking.length} />
      <StepText {...props} />
      <StepWay {...props} />
      <div className="night-step-more">
        <StepState {...props} />
        <StepActions key={step.key} {...props}>
          <StepCards {...props} />
        </StepActions>
        <StepNotes key={`${step.key}-note`} {...props} />
      </div>
    </section>
  )
}

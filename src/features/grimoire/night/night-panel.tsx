import './night-panel.css'
import { useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { type NightStep, nightSteps } from '#core/grimoire/night/night-steps.ts'
import type { GameProps } from '../game-props.ts'
import { PresentStep } from './present-step.tsx'
import { StepList } from './step-list.tsx'
import { useShownStep } from './use-shown-step.ts'

/** The steps of tonight: the present one with its players and reminder, and all of them as a list. */
export function NightPanel(props: GameProps) {
  const { game, cast, characters } = props
  const [chosen, setChosen] = useState<string>()
  const steps = nightSteps(game, cast, characters, catalogue)
  const step = steps.find(({ key }) => key === chosen) ?? nextStep(steps, game.doneSteps)
  useShownStep(step)
  return (
    <>
      {step && <PresentStep {...props} step={step} steps={steps} onLeave={setChosen} />}
      <StepList {...props} steps={steps} present={step?.key} onChoose={setChosen} />
    </>
  )
}

/** The first step that isn't done, or the last one when all are. Skipped steps are passed over. */
function nextStep(steps: readonly NightStep[], done: readonly string[]): NightStep | undefined {
  const waking = steps.filter(({ skipped }) => !skipped)
  return waking.find(({ key }) => !done.includes(key)) ?? waking.at(-1)
}

import type { NightStep } from '#core/grimoire/night/night-steps.ts'

/** What the parts of the shown step are given. */
export interface ShownStepProps {
  step: NightStep
  /** All of tonight. */
  steps: readonly NightStep[]
  /** Called with the key of the step to show next; undefined for the first one that isn't done. */
  onLeave: (key: string | undefined) => void
}

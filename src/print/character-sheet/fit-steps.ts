import type { PlanContext } from '../page/plan-context.ts'

/** A type size in points to try on the character sheet. `dense`: with less space as well. */
export interface FitStep {
  size: number
  dense: boolean
}

const steps = (sizes: readonly number[], dense: boolean): readonly FitStep[] =>
  sizes.map(size => ({ size, dense }))

/** The steps in the order in which they are tried: smaller type, then less space, then both. */
const fitSteps = [...steps([9.6, 9, 8.4, 7.8], false), ...steps([7.8, 7.4, 7, 6.7], true)]
/** The steps of half pages: less space rather than small type. */
const halfSteps = [...steps([9.6, 9], false), ...steps([9, 8.7, 8.4, 8.1, 7.8, 7.4, 7, 6.7], true)]

/** The steps of a sheet in two languages: more pages rather than small type, as cells are long. */
const bilingualSteps = [...steps([9.6, 9, 8.4], false), ...steps([8.4, 8.1, 7.8], true)]

/** Scripts of up to this many characters try larger steps first, so that the sheet is readable across a table. */
const maxCharactersForLargeSteps = 16
const largeSteps = steps([12, 10.8], false)

/** The steps of boxes that have a page to themselves. */
export const largerBoxSteps = steps([12, 10.8, 9.6], false)

/** Large print has one step, whatever number of pages it needs: guidelines for low vision ask for 14 points or more. */
const largePrint: FitStep = { size: 14, dense: false }

/** Whether a step is that of large print, which has no smaller texts in boxes. */
export const isLargePrint = (step: FitStep): boolean => step === largePrint

/** The steps to try for a script, by its number of characters. */
export function fitStepsFor(
  characterCount: number,
  { isHalf, second, options }: Pick<PlanContext, 'isHalf' | 'second' | 'options'>
): readonly FitStep[] {
  if (options.size === 'large') return [largePrint]
  return [
    ...(characterCount <= maxCharactersForLargeSteps ? largeSteps : []),
    ...(second ? bilingualSteps : isHalf ? halfSteps : fitSteps)
  ]
}

/** Whether a step is only for sheets of one page: large type that needs more pages doesn't help anyone. */
export const isForOnePage = (step: FitStep): boolean => largeSteps.includes(step)

/** A step by which a sheet gets smaller. `dense`: everything in it moves closer as well. */
export interface FitStep {
  size: number
  dense: boolean
}

/** The steps that are tried until the sheet fits: smaller type, then less air, then both. */
const fitSteps: readonly FitStep[] = [
  ...[9.6, 9, 8.4, 7.8].map(size => ({ size, dense: false })),
  ...[7.8, 7.4, 7, 6.7].map(size => ({ size, dense: true }))
]

/** Characters that a script has at most for its sheet to be tried in larger type first: it is read across a table. */
const smallScript = 16
const largeSteps: readonly FitStep[] = [12, 10.8].map(size => ({ size, dense: false }))

/** The steps for a script of so many characters. */
export const stepsFor = (characters: number): readonly FitStep[] =>
  characters <= smallScript ? [...largeSteps, ...fitSteps] : fitSteps

/** A type size in points to try on the character sheet. `dense`: with less space as well. */
export interface FitStep {
  size: number
  dense: boolean
}

/** The steps in the order in which they are tried: smaller type, then less space, then both. */
const fitSteps: readonly FitStep[] = [
  ...[9.6, 9, 8.4, 7.8].map(size => ({ size, dense: false })),
  ...[7.8, 7.4, 7, 6.7].map(size => ({ size, dense: true }))
]

/** Scripts of up to this many characters try larger steps first, so that the sheet is readable across a table. */
const maxCharactersForLargeSteps = 16
const largeSteps: readonly FitStep[] = [12, 10.8].map(size => ({ size, dense: false }))

/** The steps to try for a script, by its number of characters. */
export const fitStepsFor = (characterCount: number): readonly FitStep[] =>
  characterCount <= maxCharactersForLargeSteps ? [...largeSteps, ...fitSteps] : fitSteps

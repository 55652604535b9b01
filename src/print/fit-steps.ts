/** A step by which a sheet gets smaller. `dense`: everything in it moves closer as well. */
export interface FitStep {
  size: number
  dense: boolean
}

/** The steps that are tried until the sheet fits: smaller type, then less air, then both. */
export const fitSteps: readonly FitStep[] = [
  ...[9.6, 9, 8.4, 7.8].map(size => ({ size, dense: false })),
  ...[7.8, 7.4, 7, 6.7].map(size => ({ size, dense: true }))
]

import type { Line } from '../typeset/lines.ts'

/** The star of "Each night*", which touches its word. */
const star = /\p{L}\*/u

/** Whether a star in these lines needs its meaning at the bottom of the page. */
export const hasStar = (lines: readonly Line[]): boolean =>
  lines.some(line => line.some(({ text }) => star.test(text)))

import { formatDate } from '#print/format-date.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { planWithinLimits } from '#print/plan-within-limits.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { inBrowser, type PrintExcess } from '#print/print-limits.ts'
import { printedTexts } from '#print/printed-texts.ts'
import type { SheetPlan } from '#print/sheet-pages.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import type { Faces } from '#print/typeset/faces.ts'
import { missingLetters } from '#print/typeset/printable-text.ts'
import type { JobImages } from './job-images.ts'
import type { PrintJob } from './print-protocol.ts'

/** What a print of a job needs beside the script and the kit. */
const toPrintInput = (
  { language, second, day, link }: PrintJob,
  { images, tokenBackground }: JobImages
): PrintInput => ({
  texts: sheetTexts(language),
  language,
  date: formatDate(day, language),
  images,
  ...(tokenBackground && { tokenBackground }),
  ...(second && { second }),
  ...(link && { link })
})

/** Plans all pages of a job. @throws PrintExcessError if it is too large */
export function planJob(job: PrintJob, images: JobImages, kit: PrintKit): SheetPlan {
  const plan = planWithinLimits(job.cast, job.options, toPrintInput(job, images), kit, inBrowser)
  if (!plan.ok) throw new PrintExcessError(plan.excess)
  return plan.value
}

/** Ends a request for a print that is too large, wherever in the worker that shows. */
export class PrintExcessError extends Error {
  readonly excess: PrintExcess

  constructor(excess: PrintExcess) {
    super('The print is too large')
    this.excess = excess
  }
}

/** Letters of a job that print as boxes. */
export const unprintableLetters = ({ cast, second, options }: PrintJob, { text }: Faces): string[] =>
  missingLetters(
    [cast, ...(second ? [second] : [])].flatMap(each => printedTexts(each, options)),
    text
  )

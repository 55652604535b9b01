import { formatDate } from '#print/format-date.ts'
import type { ImagesByAddress } from '#print/page/page-image.ts'
import { createPlanContext, type PlanContext } from '#print/page/plan-context.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { printedTexts } from '#print/printed-texts.ts'
import { planSheet, type SheetPlan } from '#print/sheet-pages.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import type { Faces } from '#print/typeset/faces.ts'
import { missingLetters } from '#print/typeset/printable-text.ts'
import type { PrintJob } from './print-protocol.ts'

/** What a print of a job needs beside the script and the kit. */
const toPrintInput = ({ language, second, day, link }: PrintJob, images: ImagesByAddress): PrintInput => ({
  texts: sheetTexts(language),
  language,
  date: formatDate(day, language),
  images,
  ...(second && { second }),
  ...(link && { link })
})

/** The context of a job's pages and tokens. */
export const createJobContext = (job: PrintJob, images: ImagesByAddress, kit: PrintKit): PlanContext =>
  createPlanContext(job.options, toPrintInput(job, images), kit)

/** Plans all pages of a job. */
export const planJob = (job: PrintJob, images: ImagesByAddress, kit: PrintKit): SheetPlan =>
  planSheet(job.cast, job.options, toPrintInput(job, images), kit)

/** Letters of a job that print as boxes. */
export const unprintableLetters = ({ cast, second, options }: PrintJob, { text }: Faces): string[] =>
  missingLetters(
    [cast, ...(second ? [second] : [])].flatMap(each => printedTexts(each, options)),
    text
  )

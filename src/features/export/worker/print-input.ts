import { formatDate } from '#print/format-date.ts'
import type { ImagesByAddress } from '#print/page/page-image.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { printedTexts } from '#print/printed-texts.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import type { Faces } from '#print/typeset/faces.ts'
import { missingLetters } from '#print/typeset/printable-text.ts'
import type { PrintJob } from './print-protocol.ts'

/** What a print of a job needs beside the script and the kit. */
export const toPrintInput = (
  { language, second, day, link }: PrintJob,
  images: ImagesByAddress
): PrintInput => ({
  texts: sheetTexts(language),
  language,
  date: formatDate(day, language),
  images,
  ...(second && { second }),
  ...(link && { link })
})

/** Letters of a job that print as boxes. */
export const unprintableLetters = ({ cast, second, options }: PrintJob, { text }: Faces): string[] =>
  missingLetters(
    [cast, ...(second ? [second] : [])].flatMap(each => printedTexts(each, options)),
    text
  )

import type { Faces } from '#print/faces.ts'
import { missingLetters } from '#print/letters.ts'
import type { Pictures } from '#print/picture.ts'
import type { PrintMatter } from '#print/plan.ts'
import { dayInWords } from '#print/print-day.ts'
import { printedTexts } from '#print/printed-texts.ts'
import { sheetWords } from '#print/sheet-messages.ts'
import type { PrintJob } from './print-order.ts'

/** What a print of a job needs beside the script and the kit. */
export const matterOf = ({ language, second, day, link }: PrintJob, pictures: Pictures): PrintMatter => ({
  words: sheetWords(language),
  language,
  date: dayInWords(day, language),
  pictures,
  ...(second && { second }),
  ...(link && { link })
})

/** Letters of a job that print as boxes. */
export const lettersWithoutFace = ({ cast, second, options }: PrintJob, { text }: Faces): string[] =>
  missingLetters(
    [cast, ...(second ? [second] : [])].flatMap(each => printedTexts(each, options)),
    text
  )

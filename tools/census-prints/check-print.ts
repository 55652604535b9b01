import { rm, writeFile } from 'node:fs/promises'
import { paperSizes, type Size } from '#print/page/paper.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { parseSvg } from '#print/pdf/parse-svg.ts'
import type { PrintKit } from '#print/print-kit.ts'
import type { PrintPart } from '#print/print-options.ts'
import { planSheet, type SheetPage, withCopies } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import type { Faces } from '#print/typeset/faces.ts'
import { missingLetters } from '#print/typeset/printable-text.ts'
import { hasRightToLeft } from '#print/writing/text-direction.ts'
import { findBoxes, findMisplaced, findOverlaps } from './boxes.ts'
import { type ExpectedTexts, expectedTexts, type PrintedScript } from './expected-texts.ts'
import { findMissingTexts, withoutSpaces } from './missing-texts.ts'
import { type Inspection, inspectPdf } from './programs.ts'
import { findTokenFaults } from './token-faults.ts'

/** Something wrong with a print. `page` counts from 1; 0 means the whole file. */
export interface Fault {
  kind: 'pdf' | 'size' | 'font' | 'overlap' | 'place' | 'lost' | 'letters' | 'order' | 'unread'
  part?: PrintPart
  page: number
  what: string
}

/** Prints a cast to a temporary file, inspects it with external programs, and returns its faults. */
export async function checkPrint(
  printed: PrintedScript,
  input: PrintInput,
  kit: PrintKit,
  file: string
): Promise<{ pages: number; faults: Fault[] }> {
  const { cast, options } = printed
  const drawings: string[] = []
  const recordingKit: PrintKit = {
    ...kit,
    renderSvg: async (...args) => {
      const svg = await kit.renderSvg(...args)
      drawings.push(svg)
      return svg
    }
  }
  const plan = planSheet(cast, options, input, kit)
  await writeFile(file, await sheetPdf(plan, recordingKit))
  const inspection = await inspectPdf(file)
  await rm(file)
  const pages = withCopies(plan.pages, options)
  const faults = [
    ...faultsOfFile(inspection, pages.length, paperSizes[options.paper]),
    ...unique(pages).flatMap((page, index) =>
      faultsOfPage(page, drawings[index] ?? '', pages.indexOf(page) + 1, paperSizes[options.paper])
    ),
    ...faultsOfWords(printed, kit.faces, pages, inspection)
  ]
  return { pages: pages.length, faults }
}

/** The distinct pages: each is laid out once, in the order in which it is first printed. */
const unique = (pages: readonly SheetPage[]) => [...new Set(pages)]

function faultsOfFile(
  { complaint, sizes, unembeddedFonts }: Inspection,
  pages: number,
  paper: Size
): Fault[] {
  const fault = (kind: Fault['kind'], what: string, page = 0): Fault => ({ kind, page, what })
  return [
    ...(complaint ? [fault('pdf', complaint)] : []),
    ...(sizes.length === pages && pages > 0 ? [] : [fault('size', `${sizes.length} pages of ${pages}`)]),
    ...sizes.flatMap(({ width, height }, index) =>
      width === paper.width && height === paper.height
        ? []
        : [fault('size', `${width} x ${height} points`, index + 1)]
    ),
    ...unembeddedFonts.map(name => fault('font', name))
  ]
}

function faultsOfPage({ part, plan }: SheetPage, drawing: string, page: number, paper: Size): Fault[] {
  const fault = (kind: Fault['kind']) => (what: string) => ({ kind, part, page, what })
  if (plan.content.kind === 'tokens') return findTokenFaults(plan.content, paper).map(fault('place'))
  const boxes = findBoxes(parseSvg(drawing))
  return [...findOverlaps(boxes).map(fault('overlap')), ...findMisplaced(boxes, paper).map(fault('place'))]
}

/** Whether the fonts of the print have all letters of a text: others print as empty boxes. */
const hasGlyphs = (word: string, faces: Faces) => missingLetters([word], faces.text).length === 0

/**
 * Without texts from right to left: pdftotext puts their words in an order of its own. Tests read them with PDF.js, and compare
 * them with Chromium's rendering.
 */
const comparable = ({ what, words }: ExpectedTexts): ExpectedTexts => ({
  what,
  words: words.filter(word => !hasRightToLeft(word))
})

function faultsOfWords(
  printed: PrintedScript,
  faces: Faces,
  pages: readonly SheetPage[],
  inspection: Inspection
): Fault[] {
  const parts = [...new Set(pages.map(({ part }) => part))]
  return parts.flatMap(part => {
    const page = pages.findIndex(({ part: of }) => of === part) + 1
    const drawn = textOf(part, pages, inspection.pagesInDrawingOrder)
    const seen = unhyphenated(textOf(part, pages, inspection.pagesInReadingOrder))
    return expectedTexts(part, printed)
      .map(comparable)
      .flatMap((expected): Fault[] => {
        const unseen =
          part === 'sheet' ? expected.words.filter(word => !seen.includes(unhyphenated(word))) : []
        return [
          ...findMissingTexts(drawn, expected).map(
            ({ kind, word }): Fault => ({
              kind: kind === 'lost' && !hasGlyphs(word, faces) ? 'letters' : kind,
              part,
              page,
              what: `${expected.what}: ${word}`
            })
          ),
          ...unseen.map(word => ({ kind: 'unread' as const, part, page, what: `${expected.what}: ${word}` }))
        ]
      })
  })
}

/** A text without hyphens: pdftotext removes every hyphen at the end of a line. */
const unhyphenated = (text: string) => withoutSpaces(text).replaceAll('-', '')

const textOf = (part: PrintPart, pages: readonly SheetPage[], texts: readonly string[]) =>
  texts.filter((_, index) => pages[index]?.part === part).join(' ')

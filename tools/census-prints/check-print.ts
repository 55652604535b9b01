import { rm, writeFile } from 'node:fs/promises'
import { canSpell, type Faces } from '#print/faces.ts'
import { paperSizes, type Size } from '#print/paper.ts'
import type { PrintMatter } from '#print/plan.ts'
import type { PrintKit } from '#print/print-kit.ts'
import type { PrintPart } from '#print/print-options.ts'
import { planContext, type SheetPage, sheetPages, withCopies } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.tsx'
import { readSvg } from '#print/svg-read.ts'
import { boxesOn, misplaced, overlaps } from './boxes.ts'
import { joined, lostWords } from './lost-words.ts'
import { type Inspection, inspect } from './programs.ts'
import { faultsOfTokens } from './token-faults.ts'
import { type Printed, wantedWords } from './wanted-words.ts'

/** Something wrong with a print. `page` counts from 1; 0: the whole file. */
export interface Fault {
  kind: 'pdf' | 'size' | 'font' | 'overlap' | 'place' | 'lost' | 'letters' | 'order' | 'unread'
  part?: PrintPart
  page: number
  what: string
}

/** Prints a cast to a file, opens it with other programs, and says what is wrong with it. */
export async function checkPrint(
  printed: Printed,
  matter: PrintMatter,
  kit: PrintKit,
  file: string
): Promise<{ pages: number; faults: Fault[] }> {
  const { cast, options } = printed
  const drawings: string[] = []
  const watched: PrintKit = {
    ...kit,
    layOut: async (...asked) => {
      const svg = await kit.layOut(...asked)
      drawings.push(svg)
      return svg
    }
  }
  await writeFile(file, await sheetPdf(cast, options, matter, watched))
  const found = await inspect(file)
  await rm(file)
  const laidOut = sheetPages(cast, planContext(options, matter, kit))
  const pages = withCopies(laidOut, options)
  const faults = [
    ...faultsOfFile(found, pages.length, paperSizes[options.paper]),
    ...unique(pages).flatMap((page, index) =>
      faultsOfPage(page, drawings[index] ?? '', pages.indexOf(page) + 1, paperSizes[options.paper])
    ),
    ...faultsOfWords(printed, kit.faces, pages, found)
  ]
  return { pages: pages.length, faults }
}

/** Pages are laid out once each, in the order in which they are first printed. */
const unique = (pages: readonly SheetPage[]) => [...new Set(pages)]

function faultsOfFile({ complaint, sizes, fonts }: Inspection, pages: number, paper: Size): Fault[] {
  const fault = (kind: Fault['kind'], what: string, page = 0): Fault => ({ kind, page, what })
  return [
    ...(complaint ? [fault('pdf', complaint)] : []),
    ...(sizes.length === pages && pages > 0 ? [] : [fault('size', `${sizes.length} pages of ${pages}`)]),
    ...sizes.flatMap(({ width, height }, index) =>
      width === paper.width && height === paper.height
        ? []
        : [fault('size', `${width} x ${height} points`, index + 1)]
    ),
    ...fonts.map(name => fault('font', name))
  ]
}

function faultsOfPage({ of: part, plan }: SheetPage, drawing: string, page: number, paper: Size): Fault[] {
  const fault = (kind: Fault['kind']) => (what: string) => ({ kind, part, page, what })
  if (plan.content.kind === 'tokens') return faultsOfTokens(plan.content, paper).map(fault('place'))
  const boxes = boxesOn(readSvg(drawing))
  return [...overlaps(boxes).map(fault('overlap')), ...misplaced(boxes, paper).map(fault('place'))]
}

/** Whether any of the faces has every letter: those of other scripts print as empty boxes, which is known. */
const faceThatSpells = (word: string, faces: Faces) =>
  Object.values(faces).some(face => canSpell(face, joined(word)))

function faultsOfWords(
  printed: Printed,
  faces: Faces,
  pages: readonly SheetPage[],
  found: Inspection
): Fault[] {
  const parts = [...new Set(pages.map(({ of }) => of))]
  return parts.flatMap(part => {
    const page = pages.findIndex(({ of }) => of === part) + 1
    const drawn = textOf(part, pages, found.pages)
    const seen = unhyphenated(textOf(part, pages, found.seen))
    return wantedWords(part, printed).flatMap((wanted): Fault[] => {
      const unseen = part === 'sheet' ? wanted.words.filter(word => !seen.includes(unhyphenated(word))) : []
      return [
        ...lostWords(drawn, wanted).map(
          ({ kind, word }): Fault => ({
            kind: kind === 'lost' && !faceThatSpells(word, faces) ? 'letters' : kind,
            part,
            page,
            what: `${wanted.what}: ${word}`
          })
        ),
        ...unseen.map(word => ({ kind: 'unread' as const, part, page, what: `${wanted.what}: ${word}` }))
      ]
    })
  })
}

/** Readers take a hyphen at the end of a line for one that only the line break brought. */
const unhyphenated = (text: string) => joined(text).replaceAll('-', '')

const textOf = (part: PrintPart, pages: readonly SheetPage[], texts: readonly string[]) =>
  texts.filter((_, index) => pages[index]?.of === part).join(' ')

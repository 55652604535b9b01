import { isValidElement } from 'react'
import { expect } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { packTexts } from '#print/pack-texts.ts'
import type { PlacedAnnotation } from '#print/page/annotation.ts'
import type { Size } from '#print/page/paper.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { parseSvg, type SvgElement } from '#print/pdf/parse-svg.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import type { SheetTexts } from '#print/sheet-texts.ts'
import { pageSvg } from '#print/views/page-svg.tsx'
import { findBoxes, findMisplaced, type PlacedBox } from '../../tools/census-prints/boxes.ts'
import { readPrintKit } from '../../tools/census-prints/read-print-kit.ts'
import { aScript } from '../core/script-builders.ts'
import { readPdf } from './read-pdf.ts'

export { findOverlaps, kerningTolerance, type PlacedBox } from '../../tools/census-prints/boxes.ts'
export { printFonts as fonts } from '../../tools/census-prints/read-print-kit.ts'

export const kit = await readPrintKit()
const kitThatRendersOnce = withRendersOnce(kit)

const pack = packTexts('en')

export const englishTexts: SheetTexts = {
  untitled: 'Untitled script',
  online: 'Almanac and night order online',
  byAuthor: author => `by ${author}`,
  titleByAuthor: (title, author) => `${title}, by ${author}`,
  teams: {
    townsfolk: 'Townsfolk',
    outsider: 'Outsiders',
    minion: 'Minions',
    demon: 'Demons',
    traveller: 'Travellers',
    fabled: 'Fabled',
    loric: 'Loric'
  },
  teamsOfOne: {
    townsfolk: 'Townsfolk',
    outsider: 'Outsider',
    minion: 'Minion',
    demon: 'Demon',
    traveller: 'Traveller',
    fabled: 'Fabled',
    loric: 'Loric'
  },
  parts: {
    sheet: 'Character sheet',
    back: 'Back',
    night: 'Night sheets',
    almanac: 'Almanac',
    tokens: 'Tokens',
    strips: 'Night order to cut out',
    ...pack.parts
  },
  players: 'Players',
  introduction: 'Introduction',
  reminders: 'Reminder tokens',
  characterCount: count => `${count} characters`,
  jinxCount: count => `${count} jinxes`,
  jinxes: 'Jinxes',
  houseRules: 'House rules',
  notFirstNight: '* not the first night',
  nightSheet: 'Night sheet, for the storyteller',
  firstNight: 'First night',
  otherNights: 'Other nights',
  continued: heading => `${heading} (continued)`,
  notes: 'Notes',
  tokenScale: 'Print at actual size: this line is 5 cm long',
  backTest: { front: 'Side A', back: 'Side B', steps: ['1. Print', '2. Hold', '3. Read', '4. Enter'] },
  page: (page, pages) => `page ${page} of ${pages}`,
  pack
}

const catalogueTexts = await loadTexts('en')

/** A cast of a test script, with the catalogue's texts in a language. */
export const aCast = (
  script: Parameters<typeof aScript>[0],
  language: CatalogueTexts = catalogueTexts
): Cast =>
  buildCast(aScript({ title: 'The Drowned Bell', author: 'Mara Oakes', ...script }), catalogue, language)

export const officialIds = [...catalogue.characters.keys()]

export const usualIds =
  'steward clockmaker empath dreamer fortuneteller oracle undertaker innkeeper exorcist gossip artist slayer sage butler drunk lunatic sweetheart poisoner spy scarletwoman boffin imp lleech fanggu nodashii'.split(
    ' '
  )

type TestOptions = Partial<PrintOptions & PrintInput>

/** Prints a cast as PDF and parses the result. */
export const print = once(async (cast, options) => readPdf(await printedBytes(cast, options)))

/** The PDF of a cast. Its pages are those of `layOutBoxes`. */
export const printedBytes = once((cast, options) => sheetPdf(planOnce(cast, options), kitThatRendersOnce))

/** The PDF of a cast, planned and rendered anew. */
export const pdfBytes = (cast: Cast, options: TestOptions = {}) =>
  sheetPdf(planSheet(cast, ...inputOf(options), kit), kit)

/** The number of pages of a print, without rendering them. */
export const countPages = (cast: Cast, options: TestOptions = {}): number =>
  planOnce(cast, options).pages.length

/** Boxes of text and icons on each page, in points, as the layout engine placed them. */
export const layOutBoxes = once(
  async (cast, options): Promise<PlacedBox[][]> => (await pagesOf(cast, options)).map(findBoxes)
)

/** The drawings on all pages as SVG: icons, marks and moons, in order. */
export async function drawingsOn(cast: Cast, options: TestOptions = {}): Promise<string[]> {
  const pages = await pagesOf(cast, options)
  const images = pages.flatMap(page => page.children.filter(({ name }) => name === 'image'))
  return images.map(({ attributes }) => decodeURIComponent(attributes.href ?? ''))
}

/** The SVG of each page, with the drawings' data URLs decoded. */
export const svgOf = async (cast: Cast, options: TestOptions = {}): Promise<string[]> =>
  (await drawPages(cast, options)).map(page =>
    page.replaceAll(/%[\da-f]{2}/gi, code => decodeURIComponent(code))
  )

/** The plan that everything printed of a cast with the same options shares. */
const planOnce = once((cast, options) => planSheet(cast, ...inputOf(options), kit))

const pagesOf = async (cast: Cast, options: TestOptions): Promise<SvgElement[]> =>
  (await drawPages(cast, options)).map(parseSvg)

const drawPages = once((cast, options) => {
  const { pages, context } = planOnce(cast, options)
  return Promise.all(pages.map(page => pageSvg(page, context, kitThatRendersOnce)))
})

const withDefaults = (options: TestOptions): PrintOptions & PrintInput => ({
  ...defaultPrintOptions,
  texts: englishTexts,
  language: 'en',
  ...options
})

/** Print options and input with defaults for everything that a test does not set. */
function inputOf(options: TestOptions): [PrintOptions, PrintInput] {
  const all = withDefaults(options)
  return [all, all]
}

interface RenderedPage {
  svg: string
  annotations: readonly PlacedAnnotation[]
}

/** A kit that renders each planned page once: layout is what a print costs most. */
function withRendersOnce(kit: PrintKit): PrintKit {
  const rendered = new WeakMap<object, Promise<RenderedPage>>()
  const render = async (page: React.ReactNode, size: Size): Promise<RenderedPage> => {
    const annotations: PlacedAnnotation[] = []
    const svg = await kit.renderSvg(page, size, 'text', annotation => annotations.push(annotation))
    return { svg, annotations }
  }
  return {
    ...kit,
    renderSvg: async (page, size, _, onAnnotation) => {
      if (!isValidElement<{ page: object }>(page)) throw new Error('This is not a page')
      const { page: plan } = page.props
      const result = rendered.get(plan) ?? render(page, size)
      rendered.set(plan, result)
      const { svg, annotations } = await result
      if (onAnnotation) for (const annotation of annotations) onAnnotation(annotation)
      return svg
    }
  }
}

/** Remembers the results for a cast, as tests assert many things of the same print. */
function once<Result>(make: (cast: Cast, options: TestOptions) => Result) {
  const results = new WeakMap<Cast, Map<string, Result>>()
  return (cast: Cast, options: TestOptions = {}): Result => {
    const known = results.get(cast) ?? new Map<string, Result>()
    results.set(cast, known)
    const key = keyOf(withDefaults(options))
    const result = known.get(key) ?? make(cast, options)
    known.set(key, result)
    return result
  }
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** Names the options: values by themselves, objects such as texts and images by their identity. */
const keyOf = (options: PrintOptions & PrintInput): string =>
  JSON.stringify(Object.entries(options).toSorted(), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if (!numbers.has(value)) numbers.set(value, ++lastNumber)
    return `object ${numbers.get(value)}`
  })

/** Expects type of at least 6.5 points and all boxes inside the page margins. */
export const expectReadableInside = (boxes: readonly PlacedBox[], paper: Size): void =>
  expect.soft(findMisplaced(boxes, paper)).toEqual([])

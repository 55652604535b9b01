import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { type Cast, castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { iconDrawingsAddress } from '#drawings/official-icons.ts'
import { margins, pixelsPerPoint, type Size } from '#print/paper.ts'
import type { PrintMatter } from '#print/plan.ts'
import { loadPrintKit } from '#print/print-kit.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planContext, sheetPages } from '#print/sheet-pages.ts'
import { pageSvg, sheetPdf } from '#print/sheet-pdf.tsx'
import type { SheetWords } from '#print/sheet-words.ts'
import { readSvg, type SvgElement } from '#print/svg-read.ts'
import { aScript } from '../core/build.ts'
import { read } from './read-pdf.ts'

const { resolve } = createRequire(import.meta.url)
const file = (name: string) => new Uint8Array(readFileSync(resolve(name)))
const font = (name: string) => file(`@expo-google-fonts/${name}.ttf`)

export const fonts = {
  text: font('alegreya-sans/400Regular/AlegreyaSans_400Regular'),
  bold: font('alegreya-sans/700Bold/AlegreyaSans_700Bold'),
  heading: font('sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular'),
  author: font('sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic'),
  plainHeading: font('alegreya/400Regular/Alegreya_400Regular'),
  plainAuthor: font('alegreya/400Regular_Italic/Alegreya_400Regular_Italic')
}

/** The file that the Worker reads its icons from. */
const icons = JSON.parse(readFileSync(`public${iconDrawingsAddress}`, 'utf8'))

export const kit = await loadPrintKit(file('satori/layout.wasm'), fonts, icons)

export const words: SheetWords = {
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
    tokens: 'Tokens'
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
  notes: 'Notes',
  tokenScale: 'Print at actual size: this line is 5 cm long',
  page: (page, pages) => `page ${page} of ${pages}`
}

const texts = await loadTexts('en')

/** A cast with the catalogue's texts, English ones where none are given. */
export const aCast = (script: Parameters<typeof aScript>[0], language: CatalogueTexts = texts): Cast =>
  castOf(aScript({ title: 'The Drowned Bell', author: 'Mara Oakes', ...script }), catalogue, language)

export const officialIds = [...catalogue.characters.keys()]

export const usualIds =
  'steward clockmaker empath dreamer fortuneteller oracle undertaker innkeeper exorcist gossip artist slayer sage butler drunk lunatic sweetheart poisoner spy scarletwoman boffin imp lleech fanggu nodashii'.split(
    ' '
  )

type Printed = Partial<PrintOptions & PrintMatter>

/** Prints a cast and opens the result again. */
export async function print(cast: Cast, options: Printed = {}) {
  return read(await printBytes(cast, options))
}

export const printBytes = (cast: Cast, options: Printed = {}) => sheetPdf(cast, ...settingsOf(options), kit)

/** Options and what belongs to them, where a test leaves something open as it is by default. */
function settingsOf(printed: Printed): [PrintOptions, PrintMatter] {
  const all = { ...defaultPrintOptions, words, language: 'en', ...printed }
  return [all, all]
}

export interface PlacedBox {
  what: string
  size: number | undefined
  left: number
  top: number
  right: number
  bottom: number
}

/** Where words and icons of each page stand, in points, as the layout engine placed them. */
export const layOut = async (cast: Cast, options: Printed = {}): Promise<PlacedBox[][]> =>
  (await pagesOf(cast, options)).map(page => page.children.flatMap(placedBox))

/** The drawings of the sheet's pages as SVG: icons, marks and moons, in their order. */
export async function drawingsOn(cast: Cast, options: Printed = {}): Promise<string[]> {
  const pages = await pagesOf(cast, options)
  const images = pages.flatMap(page => page.children.filter(({ name }) => name === 'image'))
  return images.map(({ attributes }) => decodeURIComponent(attributes.href ?? ''))
}

/** The markup of each page, its drawings readable. */
export async function svgOf(cast: Cast, options: Printed = {}): Promise<string[]> {
  const context = planContext(...settingsOf(options), kit)
  const pages = await Promise.all(sheetPages(cast, context).map(page => pageSvg(page, context, kit)))
  return pages.map(page => page.replaceAll(/%[\da-f]{2}/gi, code => decodeURIComponent(code)))
}

async function pagesOf(cast: Cast, options: Printed): Promise<SvgElement[]> {
  const context = planContext(...settingsOf(options), kit)
  return Promise.all(sheetPages(cast, context).map(async page => readSvg(await pageSvg(page, context, kit))))
}

function placedBox({ name, attributes, text }: SvgElement): PlacedBox[] {
  const number = (key: string) => Number(attributes[key] ?? 0) / pixelsPerPoint
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  if (name === 'image') return [{ what: 'icon', size: undefined, ...corners(x, y, width, height) }]
  if (name !== 'text' || !text.trim()) return []
  const size = number('font-size')
  // Letters reach from about .7 of the size over the baseline to .2 under it.
  const box = corners(x, y - 0.7 * size, width, 0.9 * size)
  return [{ what: text, size, ...turned(box, attributes.transform) }]
}

const corners = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height
})

type Corners = ReturnType<typeof corners>

function turned(box: Corners, transform: string | undefined): Corners {
  const matrix = transform
    ?.match(/matrix\(([^)]*)\)/)?.[1]
    ?.split(',')
    .map(Number)
  if (!matrix) return box
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const at = (x: number, y: number) => [
    a * x + c * y + e / pixelsPerPoint,
    b * x + d * y + f / pixelsPerPoint
  ]
  const [x1 = 0, y1 = 0] = at(box.left, box.top)
  const [x2 = 0, y2 = 0] = at(box.right, box.bottom)
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
}

/** Points by which the layout engine sets words wider than the PDF, which kerns across stops and stars. */
export const kern = 2.5

/** Pairs of boxes that cover each other by more than a hair, or along a line by more than kerning takes back. */
export function overlaps(boxes: readonly PlacedBox[]): string[] {
  const hair = 0.6
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        other =>
          one.left < other.right - kern &&
          other.left < one.right - kern &&
          one.top < other.bottom - hair &&
          other.top < one.bottom - hair
      )
      .map(other => `${one.what} | ${other.what}`)
  )
}

/** Type of 6.5 points at least, and everything inside the margins of a page. */
export function expectReadableInside(boxes: readonly PlacedBox[], { width, height }: Size): void {
  for (const { what, size = 7, left, right, top, bottom } of boxes) {
    expect.soft(size, what).toBeGreaterThanOrEqual(6.5)
    expect.soft(left, what).toBeGreaterThanOrEqual(margins.side - 1)
    expect.soft(right, what).toBeLessThanOrEqual(width - margins.side + kern)
    expect.soft(top, what).toBeGreaterThanOrEqual(margins.top - 1)
    expect.soft(bottom, what).toBeLessThanOrEqual(height - margins.footerBottom + 1)
  }
}

import { type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { PlacedAnnotation } from '../page/annotation.ts'
import { pixelsPerPoint, type Size } from '../page/paper.ts'
import { drawGraphic, labelOf } from './draw-graphic.ts'
import { boxOf, clipPaths, drawShape } from './draw-shape.ts'
import { drawText, endWithSpaces, readFamily } from './draw-text.ts'
import { type Drawing, markContent, type Place } from './mark-content.ts'
import { num } from './operands.ts'
import { parseSvg, type SvgElement } from './parse-svg.ts'
import type { PdfWriter } from './pdf-writer.ts'
import { type PlacedLinks, placeLinks } from './place-links.ts'
import { drawTranslucentRect, isTranslucentRect } from './translucent-rect.ts'

type Attributes = SvgElement['attributes']

/** A page, with the element of the document's structure for each link on it. */
export interface DrawnPage {
  page: PDFPage
  links: PlacedLinks['ofAnnotation']
}

/**
 * Adds a page to the document from Satori's SVG: text stays text, shapes stay vectors. Supports the SVG that our pages
 * use: rect, path, circle, g, text, and images that are SVG data URLs. Ignores masks, which only clip overflow, because
 * nothing overflows. Texts and graphics with a label become a part of the document's structure, and all else an artifact.
 *
 * @param annotations of the page; a link becomes a part of the structure with the text in its box
 */
export async function drawPage(
  svg: string,
  size: Size,
  annotations: readonly PlacedAnnotation[],
  writer: PdfWriter
): Promise<DrawnPage> {
  const page = writer.document.addPage([size.width, size.height])
  const root = parseSvg(svg)
  const scale = 1 / pixelsPerPoint
  const clips = clipPaths(root)
  const drawings: Drawing[] = []
  for (const element of endWithSpaces(joinWords(root.children))) {
    const drawing = await drawElement(element, page, clips, writer)
    if (drawing?.operators) drawings.push(drawing)
  }
  const links = placeLinks(drawings, annotations)
  const operators = [
    `${num(scale)} 0 0 ${num(-scale)} 0 ${num(size.height)} cm`,
    ...markContent(drawings, links.ofContent, writer.structure.startPage(page))
  ]
  const content = writer.document.context.flateStream(operators.join('\n'))
  page.node.set(PDFName.of('Contents'), writer.document.context.register(content))
  return { page, links: links.ofAnnotation }
}

async function drawElement(
  element: SvgElement,
  page: PDFPage,
  clips: ReadonlyMap<string, string>,
  writer: PdfWriter
): Promise<Drawing | undefined> {
  const { name, attributes } = element
  if (name === 'text') {
    const drawn = await drawText(element, page, writer)
    const { tag } = readFamily(attributes['font-family'])
    if (tag === 'artifact') return { operators: drawn.operators }
    const place = placeOf(attributes, true)
    return { operators: drawn.operators, content: { tag, text: drawn.text }, place }
  }
  if (name === 'image') {
    const operators = await drawGraphic(attributes, page, writer)
    const label = labelOf(attributes)
    const place = placeOf(attributes, false)
    return { operators, place, ...(label && { content: { label, place } }) }
  }
  return {
    operators: isTranslucentRect(element) ? drawTranslucentRect(element, page) : drawShape(element, clips)
  }
}

function placeOf(attributes: Attributes, isText: boolean): Place {
  const { x, y, width, height } = boxOf(attributes)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    attributes.transform
      ?.match(/matrix\(([^)]*)\)/)?.[1]
      ?.split(/[ ,]+/)
      .map(Number) ?? []
  const points = (pixels: number) => pixels / pixelsPerPoint
  return {
    isText,
    left: points(a * x + c * y + e),
    top: points(b * x + d * y + f),
    width: points(width),
    height: points(height)
  }
}

/** Adds a copy of a page, which shares the content of the first one and takes only a few bytes. It is read aloud once. */
export function duplicatePage(page: PDFPage, document: PDFDocument): void {
  const { width, height } = page.getSize()
  const { node } = document.addPage([width, height])
  for (const key of ['Contents', 'Resources', 'StructParents'].map(name => PDFName.of(name))) {
    const shared = page.node.get(key)
    if (shared) node.set(key, shared)
  }
}

/** Joins the words of a line that have the same style, because Satori writes each word as its own element. */
function joinWords(elements: readonly SvgElement[]): SvgElement[] {
  const joined: SvgElement[] = []
  let expectedX = Number.NaN
  for (const element of elements) {
    const last = joined.at(-1)
    const { x, width } = boxOf(element.attributes)
    if (element.name !== 'mask') {
      const continuesLine =
        last?.name === 'text' && element.name === 'text' && isSameLine(last.attributes, element.attributes)
      if (continuesLine && Math.abs(x - expectedX) < joinTolerance) {
        joined[joined.length - 1] = { ...last, text: last.text + element.text }
      } else joined.push(element)
      expectedX = x + width
    }
  }
  return joined
}

/** Pixels that kerning may move a word from the end of the word before it. */
const joinTolerance = 6

const isSameLine = (one: Attributes, other: Attributes) =>
  ['y', 'fill', 'font-family', 'font-size', 'transform'].every(key => one[key] === other[key])

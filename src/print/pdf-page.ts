import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import { type FaceId, faceIds } from './faces.ts'
import { pixelsPerPoint, type Size } from './paper.ts'
import { colourOf } from './pdf-colour.ts'
import type { PdfFace } from './pdf-faces.ts'
import { gradientOf, shadingsOf } from './pdf-gradient.ts'
import { n } from './pdf-number.ts'
import { embedPicture } from './pdf-picture.ts'
import { drawVeil, isVeil } from './pdf-veil.ts'
import { type Pictures, pictureAttribute, pictureNamed } from './picture.ts'
import { unseen } from './search-words.ts'
import { pathOperators } from './svg-path.ts'
import { readSvg, type SvgElement } from './svg-read.ts'

/** What the pages of one document share. */
export interface PdfPress {
  document: PDFDocument
  faceOf: (id: FaceId) => Promise<PdfFace>
  /** Small drawings by their address, each stored once however often it is shown. */
  drawings: Map<string, Promise<PdfDrawing>>
  pictures: Pictures
  /** Pictures by the name that pages know them by, each stored once. */
  embedded: Map<string, Promise<PDFRef>>
}

interface PdfDrawing {
  name: string
  ref: PDFRef
  width: number
  height: number
}

/** A press for a new document. */
export const setUpPress = (
  document: PDFDocument,
  faceOf: PdfPress['faceOf'],
  pictures: Pictures
): PdfPress => ({
  document,
  faceOf,
  drawings: new Map(),
  pictures,
  embedded: new Map()
})

type Attributes = SvgElement['attributes']

/**
 * Draws a page that Satori laid out into the document: words as words, shapes as vectors. Understands what our
 * pages use of SVG: rect, path, circle, g, text, and images that are drawings themselves. Masks only repeat
 * that a box hides what leaves it, which nothing does.
 */
export async function drawPage(svg: string, size: Size, press: PdfPress): Promise<PDFPage> {
  const page = press.document.addPage([size.width, size.height])
  const root = readSvg(svg)
  const scale = 1 / pixelsPerPoint
  const operators = [`${n(scale)} 0 0 ${n(-scale)} 0 ${n(size.height)} cm`]
  const clips = clipPaths(root)
  for (const element of joinWords(root.children)) {
    if (element.name === 'text') operators.push(await drawText(element, page, press))
    else if (element.name === 'image') operators.push(await drawImage(element.attributes, page, press))
    else if (isVeil(element)) operators.push(drawVeil(element, page))
    else operators.push(drawShape(element, clips))
  }
  const content = press.document.context.flateStream(operators.filter(Boolean).join('\n'))
  page.node.set(PDFName.of('Contents'), press.document.context.register(content))
  return page
}

/** Adds a page that looks like one before it, at the cost of a few bytes. */
export function repeatPage(page: PDFPage, document: PDFDocument): void {
  const { width, height } = page.getSize()
  const { node } = document.addPage([width, height])
  for (const key of ['Contents', 'Resources'].map(name => PDFName.of(name))) {
    const shared = page.node.get(key)
    if (shared) node.set(key, shared)
  }
}

const clipPaths = (root: SvgElement) =>
  new Map(
    root.children
      .filter(({ name }) => name === 'defs')
      .flatMap(({ children }) => children.filter(({ name }) => name === 'clipPath'))
      .map(({ attributes, children }) => [attributes.id ?? '', children[0]?.attributes.d ?? ''])
  )

/** Satori writes each word as its own element: those of one line in one look become one again. */
function joinWords(elements: readonly SvgElement[]): SvgElement[] {
  const joined: SvgElement[] = []
  let end = Number.NaN
  for (const element of elements) {
    const last = joined.at(-1)
    const { x, width } = numbers(element.attributes)
    if (element.name !== 'mask') {
      const goesOn =
        last?.name === 'text' && element.name === 'text' && sameLine(last.attributes, element.attributes)
      if (goesOn && Math.abs(x - end) < joinTolerance) {
        joined[joined.length - 1] = { ...last, text: last.text + element.text }
      } else joined.push(element)
      end = x + width
    }
  }
  return joined
}

/** Pixels by which kerning moves a word from where its neighbour ends. */
const joinTolerance = 6

const sameLine = (one: Attributes, other: Attributes) =>
  ['y', 'fill', 'font-family', 'font-size', 'transform'].every(key => one[key] === other[key])

function numbers(attributes: Attributes) {
  const { x, y, width, height } = attributes
  return { x: Number(x ?? 0), y: Number(y ?? 0), width: Number(width ?? 0), height: Number(height ?? 0) }
}

async function drawText({ attributes, text }: SvgElement, page: PDFPage, press: PdfPress): Promise<string> {
  if (!text.trim()) return ''
  const id = faceIds.find(each => each.toLowerCase() === attributes['font-family'])
  if (!id) throw new Error(`No face for ${attributes['font-family']}`)
  const face = await press.faceOf(id)
  page.node.setFontDictionary(PDFName.of(id), face.font.ref)
  const { x, y } = numbers(attributes)
  const spacing = Number(attributes['letter-spacing'] ?? 0)
  const isSeen = attributes.fill !== unseen
  const words = [
    isSeen ? `${colourOf(attributes.fill)} rg` : 'q 3 Tr',
    'BT',
    `/${id} ${n(Number(attributes['font-size']))} Tf`,
    `${n(spacing)} Tc`,
    `1 0 0 -1 ${n(x)} ${n(y)} Tm`,
    `${face.encode(text.replaceAll('\u00a0', ' '))} TJ`,
    'ET',
    ...(isSeen ? [] : ['Q'])
  ]
  return inMatrix(attributes.transform, words.join('\n'))
}

function inMatrix(transform: string | undefined, operators: string): string {
  const matrix = transform?.match(/matrix\(([^)]*)\)/)?.[1]
  return matrix ? `q ${matrix.split(/[ ,]+/).map(Number).map(n).join(' ')} cm\n${operators}\nQ` : operators
}

async function drawImage(attributes: Attributes, page: PDFPage, press: PdfPress): Promise<string> {
  const drawing = await once(press.drawings, attributes.href ?? '', address => embedDrawing(address, press))
  page.node.setXObject(PDFName.of(drawing.name), drawing.ref)
  const { x, y, width, height } = numbers(attributes)
  const fit = `${n(width / drawing.width)} 0 0 ${n(height / drawing.height)} ${n(x)} ${n(y)}`
  return `q ${fit} cm /${drawing.name} Do Q`
}

/** What the address of a drawing begins with. */
export const drawingPrefix = 'data:image/svg+xml;utf8,'

async function embedDrawing(address: string, press: PdfPress): Promise<PdfDrawing> {
  if (!address.startsWith(drawingPrefix)) throw new Error('A page shows a picture that is no drawing')
  // Counted before anything is waited for, so that no two have one name.
  const name = `Drawing${press.drawings.size}`
  const root = readSvg(decodeURIComponent(address.slice(drawingPrefix.length)))
  const box = (root.attributes.viewBox ?? '').split(' ').map(Number)
  const [left = 0, top = 0, width = 1, height = 1] = box
  const operators = root.children.map(child => drawShape(child, new Map())).join('\n')
  const pictures = await embedPictures(root, press)
  const shadings = shadingsOf(root, press.document.context)
  const stream = press.document.context.flateStream(operators, {
    Type: 'XObject',
    Subtype: 'Form',
    Matrix: [1, 0, 0, 1, -left, -top],
    BBox: [left, top, left + width, top + height],
    ...((pictures || shadings) && {
      Resources: { ...(pictures && { XObject: pictures }), ...(shadings && { Shading: shadings }) }
    })
  })
  return { name, ref: press.document.context.register(stream), width, height }
}

/** The pictures from outside that a drawing shows, by name. */
async function embedPictures(root: SvgElement, { document, pictures, embedded }: PdfPress) {
  const names = picturesIn(root)
  if (names.length === 0) return undefined
  const embed = async (name: string) => embedPicture(pictureNamed(name, pictures), document)
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await once(embedded, name, embed)] as const))
  )
}

const picturesIn = ({ attributes, children }: SvgElement): string[] => [
  ...(attributes[pictureAttribute] ? [attributes[pictureAttribute]] : []),
  ...children.flatMap(picturesIn)
]

function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: (key: string) => Promise<Value>) {
  const value = kept.get(key) ?? make(key)
  kept.set(key, value)
  return value
}

function drawShape(element: SvgElement, clips: ReadonlyMap<string, string>): string {
  const { name, attributes, children } = element
  if (name === 'g') {
    return inMatrix(attributes.transform, children.map(child => drawShape(child, clips)).join('\n'))
  }
  if (attributes[pictureAttribute]) return placePicture(attributes)
  const outline = outlineOf(element)
  if (!outline) return ''
  const clip = clips.get(attributes['clip-path']?.match(/#([^)]*)/)?.[1] ?? '')
  const painted = paint(outline, attributes)
  return inMatrix(attributes.transform, clip ? `q\n${pathOperators(clip)}\nW n\n${painted}\nQ` : painted)
}

/** A picture fills a square of 1 that stands on its lower edge. */
function placePicture(attributes: Attributes): string {
  const { x, y, width, height } = numbers(attributes)
  return `q ${n(width)} 0 0 ${n(-height)} ${n(x)} ${n(y + height)} cm /${attributes[pictureAttribute]} Do Q`
}

function outlineOf({ name, attributes }: SvgElement): string {
  if (name === 'path') return pathOperators(attributes.d ?? '')
  if (name === 'rect') {
    const { x, y, width, height } = numbers(attributes)
    return `${n(x)} ${n(y)} ${n(width)} ${n(height)} re`
  }
  if (name !== 'circle') return ''
  const [cx, cy, r] = [Number(attributes.cx ?? 0), Number(attributes.cy ?? 0), Number(attributes.r ?? 0)]
  return pathOperators(`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
}

const caps: Readonly<Record<string, number>> = { butt: 0, miter: 0, round: 1, square: 2, bevel: 2 }

function paint(outline: string, attributes: Attributes): string {
  const gradient = gradientOf(attributes.fill)
  if (gradient) return `q\n${outline}\nW n\n/${gradient} sh\nQ`
  const fill = attributes.fill === 'none' ? '' : `${colourOf(attributes.fill)} rg\n`
  const stroke = attributes.stroke && attributes.stroke !== 'none' ? strokeOf(attributes) : ''
  if (!fill && !stroke) return ''
  const evenOdd = attributes['fill-rule'] === 'evenodd' ? '*' : ''
  const operator = fill && stroke ? `B${evenOdd}` : fill ? `f${evenOdd}` : 'S'
  return `${fill}${stroke}${outline}\n${operator}`
}

function strokeOf(attributes: Attributes): string {
  const cap = caps[attributes['stroke-linecap'] ?? 'butt'] ?? 0
  const join = caps[attributes['stroke-linejoin'] ?? 'miter'] ?? 0
  return `${colourOf(attributes.stroke)} RG ${n(Number(attributes['stroke-width'] ?? 1))} w ${cap} J ${join} j\n`
}

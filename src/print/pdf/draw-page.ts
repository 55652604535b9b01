import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import { type ImagesByAddress, imageAttribute, imageByName } from '../page/page-image.ts'
import { pixelsPerPoint, type Size } from '../page/paper.ts'
import { invisibleColour } from '../tokens/search-text.ts'
import { drawnFaceIds, type FaceId, type OtherFaceId } from '../typeset/faces.ts'
import type { PdfFace } from './embed-faces.ts'
import { embedImage } from './embed-image.ts'
import { gradientId, registerShadings } from './gradients.ts'
import { colourOperands, num } from './operands.ts'
import { parseSvg, type SvgElement, svgUrlPrefix } from './parse-svg.ts'
import { pathOperators } from './path-operators.ts'
import { drawTranslucentRect, isTranslucentRect } from './translucent-rect.ts'

/** State shared by the pages of one document. */
export interface PdfWriter {
  document: PDFDocument
  faceOf: (id: FaceId | OtherFaceId) => Promise<PdfFace>
  /** Graphics by data URL. Each is stored once in the document. */
  graphics: Map<string, Promise<PdfGraphic>>
  images: ImagesByAddress
  /** Embedded images by name. Each is stored once in the document. */
  imageRefs: Map<string, Promise<PDFRef>>
}

interface PdfGraphic {
  name: string
  ref: PDFRef
  width: number
  height: number
}

/** Creates the shared state for a new document. */
export const createPdfWriter = (
  document: PDFDocument,
  faceOf: PdfWriter['faceOf'],
  images: ImagesByAddress
): PdfWriter => ({
  document,
  faceOf,
  graphics: new Map(),
  images,
  imageRefs: new Map()
})

type Attributes = SvgElement['attributes']

/**
 * Adds a page to the document from Satori's SVG: text stays text, shapes stay vectors. Supports the SVG that our pages
 * use: rect, path, circle, g, text, and images that are SVG data URLs. Ignores masks, which only clip overflow, because
 * nothing overflows.
 */
export async function drawPage(svg: string, size: Size, writer: PdfWriter): Promise<PDFPage> {
  const page = writer.document.addPage([size.width, size.height])
  const root = parseSvg(svg)
  const scale = 1 / pixelsPerPoint
  const operators = [`${num(scale)} 0 0 ${num(-scale)} 0 ${num(size.height)} cm`]
  const clips = clipPaths(root)
  for (const element of joinWords(root.children)) {
    if (element.name === 'text') operators.push(await drawText(element, page, writer))
    else if (element.name === 'image') operators.push(await drawImage(element.attributes, page, writer))
    else if (isTranslucentRect(element)) operators.push(drawTranslucentRect(element, page))
    else operators.push(drawShape(element, clips))
  }
  const content = writer.document.context.flateStream(operators.filter(Boolean).join('\n'))
  page.node.set(PDFName.of('Contents'), writer.document.context.register(content))
  return page
}

/** Adds a copy of a page, which shares the content of the first one and takes only a few bytes. */
export function duplicatePage(page: PDFPage, document: PDFDocument): void {
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

/** Joins the words of a line that have the same style, because Satori writes each word as its own element. */
function joinWords(elements: readonly SvgElement[]): SvgElement[] {
  const joined: SvgElement[] = []
  let expectedX = Number.NaN
  for (const element of elements) {
    const last = joined.at(-1)
    const { x, width } = numbers(element.attributes)
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

function numbers(attributes: Attributes) {
  const { x, y, width, height } = attributes
  return { x: Number(x ?? 0), y: Number(y ?? 0), width: Number(width ?? 0), height: Number(height ?? 0) }
}

async function drawText({ attributes, text }: SvgElement, page: PDFPage, writer: PdfWriter): Promise<string> {
  if (!text.trim()) return ''
  const [family, language] = attributes['font-family']?.split(/, ?/) ?? []
  const id = drawnFaceIds.find(each => each.toLowerCase() === family)
  if (!id) throw new Error(`No face for ${attributes['font-family']}`)
  const face = await writer.faceOf(id)
  page.node.setFontDictionary(PDFName.of(id), face.font.ref)
  const { x, y } = numbers(attributes)
  const spacing = Number(attributes['letter-spacing'] ?? 0)
  const isVisible = attributes.fill !== invisibleColour
  const words = [
    isVisible ? `${colourOperands(attributes.fill)} rg` : 'q 3 Tr',
    'BT',
    `/${id} ${num(Number(attributes['font-size']))} Tf`,
    `${num(spacing)} Tc`,
    `1 0 0 -1 ${num(x)} ${num(y)} Tm`,
    `${face.encode(text.replaceAll('\u00a0', ' '))} TJ`,
    'ET',
    ...(isVisible ? [] : ['Q'])
  ]
  return inMatrix(attributes.transform, inLanguage(language, words.join('\n')))
}

/** Marks the language of a text for screen readers, where it isn't that of the document. */
const inLanguage = (language: string | undefined, operators: string): string =>
  language ? `/Span <</Lang (${language})>> BDC\n${operators}\nEMC` : operators

function inMatrix(transform: string | undefined, operators: string): string {
  const matrix = transform?.match(/matrix\(([^)]*)\)/)?.[1]
  return matrix ? `q ${matrix.split(/[ ,]+/).map(Number).map(num).join(' ')} cm\n${operators}\nQ` : operators
}

async function drawImage(attributes: Attributes, page: PDFPage, writer: PdfWriter): Promise<string> {
  const graphic = await getOrCreate(writer.graphics, attributes.href ?? '', url => embedGraphic(url, writer))
  page.node.setXObject(PDFName.of(graphic.name), graphic.ref)
  const { x, y, width, height } = numbers(attributes)
  const fit = `${num(width / graphic.width)} 0 0 ${num(height / graphic.height)} ${num(x)} ${num(y)}`
  return `q ${fit} cm /${graphic.name} Do Q`
}

async function embedGraphic(url: string, writer: PdfWriter): Promise<PdfGraphic> {
  if (!url.startsWith(svgUrlPrefix)) throw new Error('An image of a page is not an SVG data URL')
  // The name is taken before the first await, so that it is unique.
  const name = `Drawing${writer.graphics.size}`
  const root = parseSvg(decodeURIComponent(url.slice(svgUrlPrefix.length)))
  const viewBox = (root.attributes.viewBox ?? '').split(' ').map(Number)
  const [left = 0, top = 0, width = 1, height = 1] = viewBox
  const operators = root.children.map(child => drawShape(child, new Map())).join('\n')
  const images = await embedImages(root, writer)
  const shadings = registerShadings(root, writer.document.context)
  const stream = writer.document.context.flateStream(operators, {
    Type: 'XObject',
    Subtype: 'Form',
    Matrix: [1, 0, 0, 1, -left, -top],
    BBox: [left, top, left + width, top + height],
    ...((images || shadings) && {
      Resources: { ...(images && { XObject: images }), ...(shadings && { Shading: shadings }) }
    })
  })
  return { name, ref: writer.document.context.register(stream), width, height }
}

/** Embeds the images in a graphic, by name; undefined when it has none. */
async function embedImages(root: SvgElement, { document, images, imageRefs }: PdfWriter) {
  const names = imageNames(root)
  if (names.length === 0) return undefined
  const embed = async (name: string) => embedImage(imageByName(name, images), document)
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await getOrCreate(imageRefs, name, embed)] as const))
  )
}

const imageNames = ({ attributes, children }: SvgElement): string[] => [
  ...(attributes[imageAttribute] ? [attributes[imageAttribute]] : []),
  ...children.flatMap(imageNames)
]

function getOrCreate<V>(cache: Map<string, Promise<V>>, key: string, create: (key: string) => Promise<V>) {
  const value = cache.get(key) ?? create(key)
  cache.set(key, value)
  return value
}

function drawShape(element: SvgElement, clips: ReadonlyMap<string, string>): string {
  const { name, attributes, children } = element
  if (name === 'g') {
    return inMatrix(attributes.transform, children.map(child => drawShape(child, clips)).join('\n'))
  }
  if (attributes[imageAttribute]) return drawEmbeddedImage(attributes)
  const outline = outlineOperators(element)
  if (!outline) return ''
  const clip = clips.get(attributes['clip-path']?.match(/#([^)]*)/)?.[1] ?? '')
  const drawn = paintOperators(outline, attributes)
  return inMatrix(attributes.transform, clip ? `q\n${pathOperators(clip)}\nW n\n${drawn}\nQ` : drawn)
}

/** Draws an image, which fills the unit square in PDF, with its origin at the lower left. */
function drawEmbeddedImage(attributes: Attributes): string {
  const { x, y, width, height } = numbers(attributes)
  return `q ${num(width)} 0 0 ${num(-height)} ${num(x)} ${num(y + height)} cm /${attributes[imageAttribute]} Do Q`
}

function outlineOperators({ name, attributes }: SvgElement): string {
  if (name === 'path') return pathOperators(attributes.d ?? '')
  if (name === 'rect') {
    const { x, y, width, height } = numbers(attributes)
    return `${num(x)} ${num(y)} ${num(width)} ${num(height)} re`
  }
  if (name !== 'circle') return ''
  const [cx, cy, r] = [Number(attributes.cx ?? 0), Number(attributes.cy ?? 0), Number(attributes.r ?? 0)]
  return pathOperators(`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
}

const caps: Readonly<Record<string, number>> = { butt: 0, miter: 0, round: 1, square: 2, bevel: 2 }

function paintOperators(outline: string, attributes: Attributes): string {
  const gradient = gradientId(attributes.fill)
  if (gradient) return `q\n${outline}\nW n\n/${gradient} sh\nQ`
  const fill = attributes.fill === 'none' ? '' : `${colourOperands(attributes.fill)} rg\n`
  const stroke = attributes.stroke && attributes.stroke !== 'none' ? strokeOperators(attributes) : ''
  if (!fill && !stroke) return ''
  const evenOdd = attributes['fill-rule'] === 'evenodd' ? '*' : ''
  const operator = fill && stroke ? `B${evenOdd}` : fill ? `f${evenOdd}` : 'S'
  return `${fill}${stroke}${outline}\n${operator}`
}

function strokeOperators(attributes: Attributes): string {
  const cap = caps[attributes['stroke-linecap'] ?? 'butt'] ?? 0
  const join = caps[attributes['stroke-linejoin'] ?? 'miter'] ?? 0
  return `${colourOperands(attributes.stroke)} RG ${num(Number(attributes['stroke-width'] ?? 1))} w ${cap} J ${join} j\n`
}

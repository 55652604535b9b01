import { PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { imageAttribute, imageByName } from '../page/page-image.ts'
import { boxOf, clipPaths, drawShape } from './draw-shape.ts'
import { embedImage } from './embed-image.ts'
import { registerShadings } from './gradients.ts'
import { graphicsStates } from './opacities.ts'
import { num } from './operands.ts'
import { decodeEntities, parseSvg, type SvgElement, svgUrlPrefix } from './parse-svg.ts'
import type { PdfGraphic, PdfWriter } from './pdf-writer.ts'

/** The label of a graphic, as its first attribute in a data URL. Equal graphics with different labels are drawn once. */
const label = / aria-label=%22(.*?)%22/

/** What a graphic shows, in words; undefined for decoration. */
export function labelOf({ href }: SvgElement['attributes']): string | undefined {
  const encoded = href?.match(label)?.[1]
  return encoded && decodeEntities(decodeURIComponent(encoded))
}

/** Draws an image that is an SVG data URL. */
export async function drawGraphic(
  attributes: SvgElement['attributes'],
  page: PDFPage,
  writer: PdfWriter
): Promise<string> {
  const drawing = (attributes.href ?? '').replace(label, '')
  const graphic = await getOrCreate(writer.graphics, drawing, url => embedGraphic(url, writer))
  page.node.setXObject(PDFName.of(graphic.name), graphic.ref)
  const { x, y, width, height } = boxOf(attributes)
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
  const clips = clipPaths(root)
  const operators = root.children.map(child => drawShape(child, clips)).join('\n')
  const images = await embedImages(root, writer)
  const shadings = registerShadings(root, writer.document.context)
  const states = graphicsStates(root)
  const stream = writer.document.context.flateStream(operators, {
    Type: 'XObject',
    Subtype: 'Form',
    Matrix: [1, 0, 0, 1, -left, -top],
    BBox: [left, top, left + width, top + height],
    ...((images || shadings || states) && {
      Resources: {
        ...(images && { XObject: images }),
        ...(shadings && { Shading: shadings }),
        ...(states && { ExtGState: states })
      }
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

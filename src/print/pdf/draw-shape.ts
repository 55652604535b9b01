import { imageAttribute } from '../page/page-image.ts'
import { gradientId } from './gradients.ts'
import { inOpacity } from './opacities.ts'
import { colourOperands, num } from './operands.ts'
import type { SvgElement } from './parse-svg.ts'
import { pathOperators } from './path-operators.ts'

type Attributes = SvgElement['attributes']

/** Position and size of an element; 0 for what it doesn't have. */
export function boxOf(attributes: Attributes) {
  const { x, y, width, height } = attributes
  return { x: Number(x ?? 0), y: Number(y ?? 0), width: Number(width ?? 0), height: Number(height ?? 0) }
}

/** Operators inside the matrix of an SVG `transform`. */
export function inMatrix(transform: string | undefined, operators: string): string {
  const matrix = transform?.match(/matrix\(([^)]*)\)/)?.[1]
  return matrix ? `q ${matrix.split(/[ ,]+/).map(Number).map(num).join(' ')} cm\n${operators}\nQ` : operators
}

/** The outlines of an SVG that clip shapes, by id. */
export const clipPaths = (root: SvgElement): ReadonlyMap<string, string> =>
  new Map(
    root.children
      .filter(({ name }) => name === 'defs')
      .flatMap(({ children }) => children.filter(({ name }) => name === 'clipPath'))
      .map(({ attributes, children }) => [attributes.id ?? '', children[0]?.attributes.d ?? ''])
  )

/** Draws a shape, or a group of shapes. `clips`: as of `clipPaths`. */
export function drawShape(element: SvgElement, clips: ReadonlyMap<string, string>): string {
  const { name, attributes, children } = element
  const drawn = name === 'g' ? children.map(child => drawShape(child, clips)).join('\n') : drawOne(element)
  if (!drawn) return ''
  const clip = clips.get(attributes['clip-path']?.match(/#([^)]*)/)?.[1] ?? '')
  return inMatrix(attributes.transform, clip ? `q\n${pathOperators(clip)}\nW n\n${drawn}\nQ` : drawn)
}

function drawOne(element: SvgElement): string {
  if (element.attributes[imageAttribute]) return drawEmbeddedImage(element.attributes)
  const outline = outlineOperators(element)
  return outline && inOpacity(element, paintOperators(outline, element.attributes))
}

/** Draws an image, which fills the unit square in PDF, with its origin at the lower left. */
function drawEmbeddedImage(attributes: Attributes): string {
  const { x, y, width, height } = boxOf(attributes)
  return `q ${num(width)} 0 0 ${num(-height)} ${num(x)} ${num(y + height)} cm /${attributes[imageAttribute]} Do Q`
}

function outlineOperators({ name, attributes }: SvgElement): string {
  if (name === 'path') return pathOperators(attributes.d ?? '')
  if (name === 'rect') {
    const { x, y, width, height } = boxOf(attributes)
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

import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { SvgElement } from './svg-read.ts'

/** The name of the gradient that a shape is filled with, as it is called in the drawing. */
export const gradientOf = (fill: string | undefined): string | undefined =>
  fill?.match(/^url\(#([^)]*)\)/)?.[1]

/**
 * A drawing's gradients as the shadings of a PDF, by name. Understands round ones of two colours in units of
 * the drawing.
 */
export function shadingsOf(root: SvgElement, context: PDFContext): Record<string, PDFRef> {
  const gradients = root.children
    .filter(({ name }) => name === 'defs')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'radialGradient'))
  return Object.fromEntries(
    gradients.map(gradient => [
      gradient.attributes.id ?? '',
      context.register(context.obj(shading(gradient)))
    ])
  )
}

function shading({ attributes: { gradientUnits, cx, cy, r }, children }: SvgElement) {
  const [first, last, ...more] = children.map(({ attributes }) => attributes['stop-color'] ?? '')
  if (gradientUnits !== 'userSpaceOnUse' || !first || !last || more.length > 0) {
    throw new Error('A drawing has a gradient of an unknown kind')
  }
  return {
    ShadingType: 3,
    ColorSpace: 'DeviceRGB',
    Coords: [Number(cx), Number(cy), 0, Number(cx), Number(cy), Number(r)],
    Function: { FunctionType: 2, Domain: [0, 1], C0: shares(first), C1: shares(last), N: 1 },
    Extend: [true, true]
  }
}

/** A colour of six hexadecimal digits as three shares. */
const shares = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { SvgElement } from './svg-read.ts'

/** The name of the gradient that a shape is filled with, as it is called in the drawing. */
export const gradientOf = (fill: string | undefined): string | undefined =>
  fill?.match(/^url\(#([^)]*)\)/)?.[1]

/**
 * A drawing's gradients as the shadings of a PDF, by name; undefined when it has none. Understands round ones in units of the
 * drawing.
 */
export function shadingsOf(root: SvgElement, context: PDFContext): Record<string, PDFRef> | undefined {
  const gradients = root.children
    .filter(({ name }) => name === 'defs')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'radialGradient'))
  if (gradients.length === 0) return undefined
  return Object.fromEntries(
    gradients.map(gradient => [
      gradient.attributes.id ?? '',
      context.register(context.obj(shading(gradient)))
    ])
  )
}

function shading({ attributes: { gradientUnits, cx, cy, r }, children }: SvgElement) {
  if (gradientUnits !== 'userSpaceOnUse') throw new Error('A drawing has a gradient of an unknown kind')
  return {
    ShadingType: 3,
    ColorSpace: 'DeviceRGB',
    Coords: [Number(cx), Number(cy), 0, Number(cx), Number(cy), Number(r)],
    Function: fade(children),
    Extend: [true, true]
  }
}

/** The way from colour to colour, as a function of a PDF. */
function fade(stops: readonly SvgElement[]) {
  const colours = stops.map(({ attributes }) => shares(attributes['stop-color'] ?? '#000000'))
  const fades = colours.slice(1).map((colour, index) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: colours[index] ?? colour,
    C1: colour,
    N: 1
  }))
  if (fades.length === 1) return fades[0]
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: fades,
    Bounds: stops.slice(1, -1).map(({ attributes }) => Number(attributes.offset)),
    Encode: fades.flatMap(() => [0, 1])
  }
}

/** A colour of six hexadecimal digits as three shares. */
const shares = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

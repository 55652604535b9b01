import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { SvgElement } from './parse-svg.ts'

/** The id of the gradient in a `fill` of `url(#id)`; undefined for any other fill. */
export const gradientId = (fill: string | undefined): string | undefined =>
  fill?.match(/^url\(#([^)]*)\)/)?.[1]

/**
 * Registers the gradients of an SVG as PDF shadings, by id; undefined when it has none. Supports radial gradients with
 * `userSpaceOnUse`, and throws for other units.
 */
export function registerShadings(root: SvgElement, context: PDFContext): Record<string, PDFRef> | undefined {
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
  if (gradientUnits !== 'userSpaceOnUse') throw new Error('Unsupported gradient units in an SVG')
  return {
    ShadingType: 3,
    ColorSpace: 'DeviceRGB',
    Coords: [Number(cx), Number(cy), 0, Number(cx), Number(cy), Number(r)],
    Function: interpolation(children),
    Extend: [true, true]
  }
}

/** The colour stops as a PDF interpolation function. */
function interpolation(stops: readonly SvgElement[]) {
  const colours = stops.map(({ attributes }) => components(attributes['stop-color'] ?? '#000000'))
  const segments = colours.slice(1).map((colour, index) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: colours[index] ?? colour,
    C1: colour,
    N: 1
  }))
  if (segments.length === 1) return segments[0]
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: segments,
    Bounds: stops.slice(1, -1).map(({ attributes }) => Number(attributes.offset)),
    Encode: segments.flatMap(() => [0, 1])
  }
}

/** A `#rrggbb` colour as three numbers from 0 to 1. */
const components = (colour: string) =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

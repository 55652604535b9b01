import type { SvgElement } from './parse-svg.ts'

const opacityOf = ({ attributes }: SvgElement) => attributes['fill-opacity']

const stateName = (opacity: string) => `Opacity${opacity.replace('.', '')}`

/** Operators of a shape with its `fill-opacity`, whose graphics state must be registered. */
export function inOpacity(element: SvgElement, operators: string): string {
  const opacity = opacityOf(element)
  return opacity ? `q /${stateName(opacity)} gs\n${operators}\nQ` : operators
}

/** The graphics states for the opacities in an SVG, by name; undefined when everything is opaque. */
export function graphicsStates(root: SvgElement) {
  const opacities = opacitiesIn(root)
  if (opacities.length === 0) return undefined
  return Object.fromEntries(
    opacities.map(opacity => [stateName(opacity), { Type: 'ExtGState', ca: Number(opacity) }])
  )
}

const opacitiesIn = (element: SvgElement): string[] => [
  ...(opacityOf(element) ? [opacityOf(element) ?? ''] : []),
  ...element.children.flatMap(opacitiesIn)
]

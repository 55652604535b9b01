import type { Box } from '#core/drawing/drawing.ts'
import { invert, type Matrix } from '#core/drawing/layer-matrix.ts'
import type { DisplayNode, Gradient, GroupNode, ImageNode, Paint, PathNode } from './display-list.ts'
import { shadowRegion } from './shadow-region.ts'
import { grainPath } from './texture.ts'

/** An SVG element. Attributes are named as React names them: `strokeWidth`, and `mask-type`, which React doesn't know. */
export interface SvgElement {
  tag: string
  attributes: Readonly<Record<string, string | number>>
  children?: readonly SvgElement[]
}

export interface SvgContext {
  /** A new id. Several drawings in one document need ids of their own. */
  newId: () => string
  /** Address of a picture; undefined while there is none, which leaves its image out. */
  pictureAddress: (key: string) => string | undefined
}

/** Display nodes as SVG elements: for the same kinds of nodes, the same elements in the same order. */
export const svgElements = (nodes: readonly DisplayNode[], context: SvgContext): SvgElement[] =>
  nodes.flatMap(node => nodeElements(node, context))

function nodeElements(node: DisplayNode, context: SvgContext): SvgElement[] {
  if (node.kind === 'path') return pathElements(node, context)
  if (node.kind === 'image') return imageElements(node, context)
  if (node.kind === 'group') return [groupElement(node, context)]
  return node.tiles.map(({ tile, matrix }) => ({
    tag: 'path',
    attributes: { d: grainPath(tile, node.level), transform: transformOf(matrix) }
  }))
}

function pathElements({ d, matrix, fill, stroke }: PathNode, context: SvgContext): SvgElement[] {
  const paint = paintWith(fill, matrix, context)
  const attributes = {
    d,
    transform: transformOf(matrix),
    fill: paint.value,
    ...(stroke && { stroke: stroke.colour, strokeWidth: rounded(stroke.width), strokeLinejoin: 'round' })
  }
  return [...paint.definitions, { tag: 'path', attributes }]
}

/** A fill, and the gradient that it refers to. */
function paintWith(paint: Paint | undefined, matrix: Matrix, { newId }: SvgContext) {
  if (typeof paint !== 'object') return { value: paint ?? 'none', definitions: [] }
  const id = newId()
  return { value: `url(#${id})`, definitions: [gradientElement(paint, matrix, id)] }
}

/** The gradient runs in units of the drawing, so the matrix of the filled element is undone. */
function gradientElement({ from, to, x1, y1, x2, y2 }: Gradient, matrix: Matrix, id: string): SvgElement {
  const back = invert(matrix)
  const line = { x1: rounded(x1), y1: rounded(y1), x2: rounded(x2), y2: rounded(y2) }
  return {
    tag: 'linearGradient',
    attributes: {
      id,
      gradientUnits: 'userSpaceOnUse',
      ...line,
      ...(back && { gradientTransform: transformOf(back) })
    },
    children: [
      { tag: 'stop', attributes: { offset: 0, stopColor: from } },
      { tag: 'stop', attributes: { offset: 1, stopColor: to } }
    ]
  }
}

function imageElements(node: ImageNode, context: SvgContext): SvgElement[] {
  const { picture, box, matrix, tint } = node
  const href = context.pictureAddress(picture)
  if (href === undefined) return []
  const transform = transformOf(matrix)
  const image = { href, ...box, preserveAspectRatio: 'none' }
  if (tint === undefined) return [{ tag: 'image', attributes: { ...image, transform } }]
  const mask = context.newId()
  const paint = paintWith(tint, matrix, context)
  return [
    ...paint.definitions,
    {
      tag: 'mask',
      attributes: { id: mask, 'mask-type': 'alpha', maskUnits: 'userSpaceOnUse', ...box },
      children: [{ tag: 'image', attributes: image }]
    },
    { tag: 'rect', attributes: { ...box, transform, fill: paint.value, mask: `url(#${mask})` } }
  ]
}

function groupElement(node: GroupNode, context: SvgContext): SvgElement {
  const { wrapper, definitions, cut } = groupParts(node, context)
  const content = svgElements(node.nodes, context)
  const children = cut ? [{ tag: 'g', attributes: cut, children: content }] : content
  return { tag: 'g', attributes: wrapper, children: [...definitions, ...children] }
}

/** The elements of a group around its nodes. */
export interface GroupParts {
  /** Attributes of the outermost element. */
  wrapper: SvgElement['attributes']
  /** Mask and filter. */
  definitions: readonly SvgElement[]
  /** Attributes of the element that is cut; undefined if nothing is removed. */
  cut?: SvgElement['attributes']
}

/** A group's own elements; those of its nodes go into the innermost. */
export function groupParts(node: GroupNode, context: SvgContext): GroupParts {
  const { layer, opacity, shadow, cutOut } = node
  const [filter, mask] = [shadow && context.newId(), cutOut && context.newId()]
  return {
    wrapper: {
      ...(layer !== undefined && { 'data-layer': layer }),
      ...(opacity < 1 && { opacity }),
      ...(filter !== undefined && { filter: `url(#${filter})` })
    },
    definitions: [
      ...(shadow && filter !== undefined ? [shadowElement(shadow, node.region, filter)] : []),
      ...(cutOut && mask !== undefined ? [cutOutElement(cutOut, node.region, mask, context)] : [])
    ],
    ...(mask !== undefined && { cut: { mask: `url(#${mask})` } })
  }
}

/** White lets through, black removes: every program knows masks by brightness. */
function cutOutElement(
  cutOut: readonly DisplayNode[],
  region: Box | undefined,
  id: string,
  context: SvgContext
): SvgElement {
  const box = roundedBox(region)
  const children = [{ tag: 'rect', attributes: { ...box, fill: '#ffffff' } }, ...svgElements(cutOut, context)]
  return { tag: 'mask', attributes: { id, maskUnits: 'userSpaceOnUse', ...box }, children }
}

function shadowElement(
  shadow: NonNullable<GroupNode['shadow']>,
  region: Box | undefined,
  id: string
): SvgElement {
  const { x, y, deviation, colour, opacity } = shadow
  const box = region && shadowRegion(shadow, region)
  return {
    tag: 'filter',
    attributes: {
      id,
      filterUnits: 'userSpaceOnUse',
      ...roundedBox(box),
      colorInterpolationFilters: 'sRGB'
    },
    children: [
      { tag: 'feGaussianBlur', attributes: { in: 'SourceAlpha', stdDeviation: deviation } },
      { tag: 'feOffset', attributes: { dx: x, dy: y, result: 'blur' } },
      { tag: 'feFlood', attributes: { floodColor: colour, floodOpacity: opacity } },
      { tag: 'feComposite', attributes: { in2: 'blur', operator: 'in' } },
      { tag: 'feMerge', attributes: {}, children: ['', 'SourceGraphic'].map(mergeNode) }
    ]
  }
}

const mergeNode = (input: string): SvgElement => ({
  tag: 'feMergeNode',
  attributes: input === '' ? {} : { in: input }
})

const roundedBox = (box: Box = { x: 0, y: 0, width: 0, height: 0 }) => ({
  x: rounded(box.x),
  y: rounded(box.y),
  width: rounded(box.width),
  height: rounded(box.height)
})

const rounded = (number: number) => Math.round(number * 1000) / 1000

/** Seven digits: a path's coordinates may be far from the origin, where its scale counts. */
const transformOf = (matrix: Matrix) =>
  `matrix(${matrix.map(number => Number(number.toPrecision(7))).join(' ')})`

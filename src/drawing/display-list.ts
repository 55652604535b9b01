import type { Box } from '#core/drawing/drawing.ts'
import type { Matrix } from '#core/drawing/layer-matrix.ts'

/** A colour, or a linear gradient between two points in units of the drawing. */
export type Paint = string | Gradient

export interface Gradient {
  from: string
  to: string
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A path in local coordinates; `matrix` leads to those of the drawing. The fill's gradient is in units of the drawing. */
export interface PathNode {
  kind: 'path'
  d: string
  matrix: Matrix
  fill?: Paint
  /** Width in local coordinates, with round joins. The matrix of a path with a stroke scales both directions alike. */
  stroke?: { colour: string; width: number }
}

/** The pixels of an image layer after its adjustments, stretched over `box` in local coordinates. */
export interface ImageNode {
  kind: 'image'
  /** Key of the picture, see `pictureRequests`. */
  picture: string
  box: Box
  matrix: Matrix
  /** Paints the silhouette instead of the image's own colours. */
  tint?: Paint
}

/** Specks of printed paper, in black. */
export interface GrainNode {
  kind: 'grain'
  /** From 1 to `grainLevels`. */
  level: number
  /** `tile` is one of `grainTiles`; its matrix leads to coordinates of the drawing. */
  tiles: readonly { tile: number; matrix: Matrix }[]
}

/** Nodes that are painted together, the lowest first. */
export interface GroupNode {
  kind: 'group'
  /** Of the layer; undefined for a part of one, or for several. */
  layer?: string
  nodes: readonly DisplayNode[]
  /** Of the whole group with its shadow. */
  opacity: number
  /** The silhouettes of these nodes are removed from the group, before it has a shadow. */
  cutOut?: readonly DisplayNode[]
  /** Of the whole group; the blur's standard deviation in units of the drawing. */
  shadow?: { x: number; y: number; deviation: number; colour: string; opacity: number }
  /** Contains everything that `nodes` paint, in units of the drawing. Groups with a shadow or a cut-out have one. */
  region?: Box
}

export type DisplayNode = PathNode | ImageNode | GrainNode | GroupNode

import type { BackgroundMask } from './background-by-colour.ts'
import { alikeDistance } from './colour-space.ts'
import type { Pixels } from './pixels.ts'
import { EdgeUnmixer } from './unmix-edge.ts'

/** Pixels around the edge between figure and background whose colours can be mixtures of both. */
const reach = 2

/**
 * Makes the background transparent. A pixel at its edge that is a mixture of the background beside it and a colour of the figure
 * gets the opacity and the colour of the figure's part, so that neither steps nor a fringe of the background's colour stay.
 *
 * @param tolerance softens the edge where figure and background differ by little more than it
 */
export function removeBackground(pixels: Pixels, mask: BackgroundMask, tolerance: number): Pixels {
  const data = pixels.data.slice()
  const edges = pixelsNear(mask, pixels, reach)
  const nearFigure = pixelsNear(
    mask.map(each => 1 - each),
    pixels,
    1
  )
  const unmixer = new EdgeUnmixer(pixels, mask, nearFigure, 441 * alikeDistance(tolerance))
  for (let index = 0; index < mask.length; index++) {
    const isBackground = mask[index] === 1
    if (isBackground && nearFigure[index] !== 1) data.fill(0, 4 * index, 4 * index + 4)
    else if (isBackground || edges[index] === 1) unmixer.unmix(index, data)
  }
  return { ...pixels, data }
}

/** Marks the pixels within a distance of marked ones, by rows and then by columns. */
function pixelsNear(mask: BackgroundMask, { width, height }: Pixels, distance: number): BackgroundMask {
  const rows = new Uint8Array(mask.length)
  const both = new Uint8Array(mask.length)
  spread(mask, rows, distance, { lines: height, lineStep: width, length: width, step: 1 })
  spread(rows, both, distance, { lines: width, lineStep: 1, length: height, step: width })
  return both
}

interface Lines {
  lines: number
  /** From the first item of a line to that of the next one. */
  lineStep: number
  /** Items of a line. */
  length: number
  step: number
}

/** Marks in `to` all items of a line that are within a distance of a marked one in `from`. */
function spread(
  from: Uint8Array,
  to: Uint8Array,
  distance: number,
  { lines, lineStep, length, step }: Lines
) {
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    for (let item = 0; item < length; item++) {
      if (from[start + item * step] !== 1) continue
      const last = Math.min(item + distance, length - 1)
      for (let near = Math.max(item - distance, 0); near <= last; near++) to[start + near * step] = 1
    }
  }
}

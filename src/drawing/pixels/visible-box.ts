import type { Box } from '#core/drawing/drawing.ts'
import { emptyPixels, invisible, type Pixels } from './pixels.ts'

/** The box around all visible pixels, in pixels; undefined if there are none. */
export function visibleBox({ data, width, height }: Pixels): Box | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if ((data[at] ?? 0) <= invisible) continue
      if (x < left) left = x
      if (x > right) right = x
      if (top < 0) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Cuts a box out, rounded to whole pixels; what it has beyond the image is transparent. */
export function cropPixels(pixels: Pixels, box: Box): Pixels {
  const [left, top] = [Math.round(box.x), Math.round(box.y)]
  const [width, height] = [Math.max(Math.round(box.width), 1), Math.max(Math.round(box.height), 1)]
  if (left === 0 && top === 0 && width === pixels.width && height === pixels.height) return pixels
  const cropped = emptyPixels(width, height)
  const [start, end] = [Math.max(left, 0), Math.min(left + width, pixels.width)]
  if (start >= end) return cropped
  for (let y = Math.max(top, 0); y < Math.min(top + height, pixels.height); y++) {
    const from = y * pixels.width
    cropped.data.set(
      pixels.data.subarray(4 * (from + start), 4 * (from + end)),
      4 * ((y - top) * width + start - left)
    )
  }
  return cropped
}

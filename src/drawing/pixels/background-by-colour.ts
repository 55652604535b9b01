import { alikeDistance, oklabOf, oklabOfColour, type Rgb, squaredDistance } from './colour-space.ts'
import { invisible, type Pixels } from './pixels.ts'

/** Which pixels are background: 1 for those, 0 for the others. */
export type BackgroundMask = Uint8Array<ArrayBuffer>

/** Finds every pixel like a colour, wherever it is. Transparent pixels aren't background: there is nothing to remove. */
export function backgroundByColour(pixels: Pixels, colour: Rgb, tolerance: number): BackgroundMask {
  const { data, width, height } = pixels
  const mask = new Uint8Array(width * height)
  const colours = oklabOf(pixels)
  const background = oklabOfColour(colour)
  const limit = alikeDistance(tolerance) ** 2
  for (let index = 0; index < mask.length; index++) {
    const isVisible = (data[4 * index + 3] ?? 0) > invisible
    if (isVisible && squaredDistance(colours, 3 * index, background, 0) <= limit) mask[index] = 1
  }
  return mask
}

import { lightness, type Pixels } from './pixels.ts'

/** Smallest change of lightness from one pixel to the next along which the edge is softened; noise stays below it. */
const leastSlope = 3 / 255

/**
 * Makes a drawing of a photo: what is lighter than the threshold (from 0 to 1) becomes transparent, the rest opaque black. The edge
 * between them is one pixel wide, where the lightness passes the threshold. Transparent pixels are light, and stay transparent.
 *
 * @param isInverted draws the light parts instead
 */
export function applyThreshold(pixels: Pixels, threshold: number, isInverted = false): Pixels {
  const { data, width, height } = pixels
  const light = lightnessOf(pixels)
  // What is as light as the threshold is opaque.
  const limit = threshold + leastSlope / 2
  const drawn = new Uint8ClampedArray(data.length)
  for (let y = 0, index = 0; y < height; y++) {
    const [above, below] = [y > 0 ? width : 0, y < height - 1 ? width : 0]
    for (let x = 0; x < width; x++, index++) {
      const [before, after] = [x > 0 ? 1 : 0, x < width - 1 ? 1 : 0]
      const slopeX = ((light[index + after] ?? 0) - (light[index - before] ?? 0)) / (before + after || 1)
      const slopeY =
        ((light[index + below] ?? 0) - (light[index - above] ?? 0)) / ((above + below) / width || 1)
      const slope = Math.max(Math.sqrt(slopeX * slopeX + slopeY * slopeY), leastSlope)
      const dark = Math.min(Math.max((limit - (light[index] ?? 0)) / slope + 0.5, 0), 1)
      drawn[4 * index + 3] = Math.min(data[4 * index + 3] ?? 0, 255 * (isInverted ? 1 - dark : dark))
    }
  }
  return { data: drawn, width, height }
}

/** Lightness from 0 to 1, on white. */
function lightnessOf({ data }: Pixels): Float32Array {
  const light = new Float32Array(data.length / 4)
  for (let index = 0, at = 0; index < light.length; index++, at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255
    light[index] =
      (lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255) * opacity + (1 - opacity)
  }
  return light
}

import type { Pixels } from '#drawing/pixels/pixels.ts'

export type Colour = readonly [red: number, green: number, blue: number, opacity?: number]

export const white: Colour = [255, 255, 255]
export const black: Colour = [0, 0, 0]
export const clear: Colour = [0, 0, 0, 0]

/** An image whose pixels have the colours of their places. */
export function drawPixels(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, opacity = 255] = colourAt(x, y)
      data.set([red, green, blue, opacity], 4 * (y * width + x))
    }
  return { data, width, height }
}

export const colourAt = ({ data, width }: Pixels, x: number, y: number): number[] => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)
]

export const opacityAt = (pixels: Pixels, x: number, y: number): number => colourAt(pixels, x, y)[3] ?? 0

/** Opacities of a row. */
export const opacitiesOf = (pixels: Pixels, y = 0): number[] =>
  Array.from({ length: pixels.width }, (_, x) => opacityAt(pixels, x, y))

/** The mixture of two colours. */
export const mix = (figure: Colour, background: Colour, share: number): Colour => [
  background[0] + (figure[0] - background[0]) * share,
  background[1] + (figure[1] - background[1]) * share,
  background[2] + (figure[2] - background[2]) * share
]

/** Share of a pixel that a disc covers, with an edge one pixel wide. */
export const discShare = (x: number, y: number, centre: number, radius: number): number =>
  Math.min(Math.max(radius + 0.5 - Math.hypot(x - centre, y - centre), 0), 1)

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function noise(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** The image over a background: what is seen. */
export const over = (pixels: Pixels, background: Colour): Pixels =>
  drawPixels(pixels.width, pixels.height, (x, y) => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = colourAt(pixels, x, y)
    return mix([red, green, blue], background, opacity / 255)
  })

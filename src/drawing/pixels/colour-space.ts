import type { Pixels } from './pixels.ts'

/**
 * Colours in OKLab, in which equal distances look about equally different: three numbers a pixel. Black and white have the
 * distance 1.
 */
export type OklabColours = Float32Array<ArrayBuffer>

/** The colours of all pixels; opacity is ignored. */
export function oklabOf({ data, width, height }: Pixels): OklabColours {
  const colours = new Float32Array(3 * width * height)
  for (let from = 0, to = 0; to < colours.length; from += 4, to += 3)
    writeOklab(colours, to, data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0)
  return colours
}

/** The OKLab colour of red, green and blue from 0 to 255. */
export function oklabOfColour([red, green, blue]: Rgb): OklabColours {
  const colour = new Float32Array(3)
  writeOklab(colour, 0, red, green, blue)
  return colour
}

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The parts of `#85171a`. */
export const rgbOf = (colour: string): Rgb => {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** A colour as `#85171a`. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The square of the distance between two colours, at their places in the arrays. */
export function squaredDistance(one: OklabColours, at: number, other: OklabColours, otherAt: number): number {
  const l = (one[at] ?? 0) - (other[otherAt] ?? 0)
  const a = (one[at + 1] ?? 0) - (other[otherAt + 1] ?? 0)
  const b = (one[at + 2] ?? 0) - (other[otherAt + 2] ?? 0)
  return l * l + a * a + b * b
}

/**
 * The largest distance of alike colours for a tolerance from 0 to 1. It grows with the square, since the useful distances are
 * small ones. Colours of the same byte values are alike at 0.
 */
export const alikeDistance = (tolerance: number): number => tolerance * tolerance + 1e-6

/** Light of each byte value, from 0 to 1. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function writeOklab(colours: OklabColours, at: number, red: number, green: number, blue: number) {
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  colours[at] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  colours[at + 1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  colours[at + 2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
}

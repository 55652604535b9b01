import type { Pixels } from './pixels.ts'

/**
 * Changes brightness, then contrast, each from -1 to 1; 0 changes nothing. Brightness 1 is white and -1 black; contrast 1 leaves
 * the purest colours, and -1 a middle grey.
 */
export function changeTone(pixels: Pixels, brightness: number, contrast: number): Pixels {
  const table = new Uint8ClampedArray(256)
  const slope = contrast < 0 ? 1 + contrast : 1 / Math.max(1 - contrast, 1 / 255)
  for (let byte = 0; byte < 256; byte++) {
    const bright = brightness < 0 ? byte * (1 + brightness) : byte + (255 - byte) * brightness
    table[byte] = (bright - 127.5) * slope + 127.5
  }
  return mapColours(pixels, table)
}

/** Light and dark change places. */
export const invertColours = (pixels: Pixels): Pixels =>
  mapColours(
    pixels,
    Uint8ClampedArray.from({ length: 256 }, (_, byte) => 255 - byte)
  )

function mapColours({ data, width, height }: Pixels, table: Uint8ClampedArray): Pixels {
  const mapped = data.slice()
  for (let at = 0; at < mapped.length; at += 4) {
    mapped[at] = table[data[at] ?? 0] ?? 0
    mapped[at + 1] = table[data[at + 1] ?? 0] ?? 0
    mapped[at + 2] = table[data[at + 2] ?? 0] ?? 0
  }
  return { data: mapped, width, height }
}

import { paintPixels } from '#functions/png.ts'
import type { PictureFile } from '#pictures/fetch-picture.ts'
import type { Pixels } from '#pictures/write-png.ts'

/** Pixels of the longer side that a JPEG is unpacked to: enough to make an icon of. */
const side = 1024

/** Unpacks a JPEG, smaller where it is large; `undefined` when it is broken. */
export async function decodeJpeg({ bytes, width, height }: PictureFile): Promise<Pixels | undefined> {
  const scale = Math.min(1, side / Math.max(width, height))
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const image = `<image href="data:image/jpeg;base64,${bytes.toBase64()}" width="${wide}" height="${high}" preserveAspectRatio="none"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${image}</svg>`
  const pixels = await paintPixels(svg, wide)
  // What cannot be unpacked is left out.
  return pixels.rgba.some(byte => byte > 0) ? pixels : undefined
}

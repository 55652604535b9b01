import { paintPixels } from '#functions/png.ts'
import type { PictureFile } from '#pictures/fetch-picture.ts'
import type { Pixels } from '#pictures/write-png.ts'

/** The maximum pixels of the longer side after decoding; enough for an icon. */
const maxSide = 1024

/** Decodes a JPEG by rendering it, scaled down to at most 1024 pixels; undefined when it is broken. */
export async function decodeJpeg({ bytes, width, height }: PictureFile): Promise<Pixels | undefined> {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const [scaledWidth, scaledHeight] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale))
  ]
  const image = `<image href="data:image/jpeg;base64,${bytes.toBase64()}" width="${scaledWidth}" height="${scaledHeight}" preserveAspectRatio="none"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scaledWidth}" height="${scaledHeight}">${image}</svg>`
  const pixels = await paintPixels(svg, scaledWidth)
  // resvg skips an image that it can't decode, which leaves all pixels empty.
  return pixels.rgba.some(byte => byte > 0) ? pixels : undefined
}

import { ok, type Result, refuse } from '#core/result.ts'
import { decodeJpeg } from '#functions/pictures/decode-jpeg.ts'
import { decodeWebp } from '#functions/pictures/decode-webp.ts'
import type { PictureFile } from '#pictures/fetch-picture.ts'
import type { Picture } from '#pictures/picture.ts'
import { pictureLimits } from '#pictures/picture-limits.ts'
import { readGif } from '#pictures/read-gif.ts'
import { readPng } from '#pictures/read-png.ts'
import { type PictureUse, RowShrinker, shrinking, staysJpeg } from '#pictures/shrink-rows.ts'
import { type Pixels, writePng } from '#pictures/write-png.ts'

export type OpenRefusal = 'picture_broken' | 'picture_too_wide'

/**
 * Converts a fetched image for print: decodes it, which also detects broken files, scales it down for its use, and encodes
 * it as PNG. A JPEG stays unchanged unless it is far larger than needed.
 */
export async function openPicture(file: PictureFile, use: PictureUse): Promise<Result<Picture, OpenRefusal>> {
  const { type, width, height, bytes } = file
  if (type === 'image/jpeg' && staysJpeg(file, use)) return ok({ type, width, height, data: bytes })
  const mustDecodeWhole = type === 'image/jpeg' || type === 'image/webp'
  if (mustDecodeWhole && width * height > pictureLimits.converted) return refuse('picture_too_wide')
  const pixels = mustDecodeWhole ? await shrinkWhole(file, use) : await shrinkRows(file, use)
  if (!pixels) return refuse('picture_broken')
  const data = await writePng(pixels)
  return ok({ type: 'image/png', width: pixels.width, height: pixels.height, data })
}

/** Scales a PNG or GIF while decoding it row by row; undefined when it is broken. */
async function shrinkRows(file: PictureFile, use: PictureUse): Promise<Pixels | undefined> {
  const { type, width, height, bytes } = file
  const shrinker = new RowShrinker(width, height, shrinking(width, height, use))
  const onRow = (rgba: Uint8Array, y: number) => shrinker.take(rgba, y)
  const isWhole = type === 'image/png' ? await readPng(bytes, onRow) : readGif(bytes, width, height, onRow)
  return isWhole ? shrinker.pixels : undefined
}

/** Decodes a WebP or JPEG as a whole, then scales it; undefined when it is broken. */
async function shrinkWhole(file: PictureFile, use: PictureUse): Promise<Pixels | undefined> {
  const decoded = file.type === 'image/webp' ? await decodeWebp(file.bytes) : await decodeJpeg(file)
  if (!decoded) return undefined
  const { rgba, width, height } = decoded
  const shrinker = new RowShrinker(width, height, shrinking(width, height, use))
  for (let y = 0; y < height; y++) shrinker.take(rgba.subarray(4 * y * width, 4 * (y + 1) * width), y)
  return shrinker.pixels
}

import { ok, type Result, refuse } from '#core/result.ts'
import { decodeGif } from '#images/codecs/decode-gif.ts'
import { decodePng } from '#images/codecs/decode-png.ts'
import { encodePng, type Pixels } from '#images/codecs/encode-png.ts'
import { downscaleFactor, keepsJpegUnchanged, type PrintImageUse, RowDownscaler } from '#images/downscale.ts'
import type { ImageFile } from '#images/fetch-image.ts'
import { imageLimits } from '#images/image-limits.ts'
import type { PrintImage } from '#images/print-image.ts'
import { decodeJpeg, decodeWebp } from './decode-image.ts'

export type ConvertRefusal = 'picture_broken' | 'picture_too_wide'

/** Whether an image is decoded for a print; some go into it as they are. */
export const mustDecode = (file: ImageFile, use: PrintImageUse): boolean =>
  file.type !== 'image/jpeg' || !keepsJpegUnchanged(file, use)

/**
 * Converts a fetched image for print: decodes it, which also detects broken files, scales it down for its use, and encodes
 * it as PNG. A JPEG stays unchanged unless it is far larger than needed.
 */
export async function convertImage(
  file: ImageFile,
  use: PrintImageUse
): Promise<Result<PrintImage, ConvertRefusal>> {
  const { type, width, height, bytes } = file
  if (type === 'image/jpeg' && !mustDecode(file, use)) return ok({ type, width, height, data: bytes })
  const mustDecodeWhole = type === 'image/jpeg' || type === 'image/webp'
  if (mustDecodeWhole && width * height > imageLimits.decodedPixels) return refuse('picture_too_wide')
  const pixels = mustDecodeWhole ? await shrinkWhole(file, use) : await shrinkRows(file, use)
  if (!pixels) return refuse('picture_broken')
  const data = await encodePng(pixels)
  return ok({ type: 'image/png', width: pixels.width, height: pixels.height, data })
}

/** Scales a PNG or GIF while decoding it row by row; undefined when it is broken. */
async function shrinkRows(file: ImageFile, use: PrintImageUse): Promise<Pixels | undefined> {
  const { type, width, height, bytes } = file
  const shrinker = new RowDownscaler(width, height, downscaleFactor(width, height, use))
  const onRow = (rgba: Uint8Array, y: number) => shrinker.addRow(rgba, y)
  const isWhole =
    type === 'image/png' ? await decodePng(bytes, onRow) : decodeGif(bytes, width, height, onRow)
  return isWhole ? shrinker.pixels : undefined
}

/** Decodes a WebP or JPEG as a whole, then scales it; undefined when it is broken. */
async function shrinkWhole(file: ImageFile, use: PrintImageUse): Promise<Pixels | undefined> {
  const decoded = file.type === 'image/webp' ? await decodeWebp(file.bytes) : await decodeJpeg(file)
  if (!decoded) return undefined
  const { rgba, width, height } = decoded
  const shrinker = new RowDownscaler(width, height, downscaleFactor(width, height, use))
  for (let y = 0; y < height; y++) shrinker.addRow(rgba.subarray(4 * y * width, 4 * (y + 1) * width), y)
  return shrinker.pixels
}

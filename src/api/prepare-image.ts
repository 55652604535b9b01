import { ok, type Result, refuse } from '#core/result.ts'
import { downscaleFactor, keepsJpegUnchanged, type PrintImageUse } from '#images/downscale.ts'
import type { ImageFile } from '#images/fetch-image.ts'
import type { PrintImage } from '#images/print-image.ts'

/** Decodes a fetched image file and scales it for print with browser APIs. The Worker has its own implementation. */
export async function prepareImage(
  file: ImageFile,
  use: PrintImageUse
): Promise<Result<PrintImage, 'picture_broken'>> {
  const { type, bytes, width, height } = file
  if (type === 'image/jpeg' && keepsJpegUnchanged(file, use)) return ok({ type, width, height, data: bytes })
  try {
    return ok(await encodePng(await createImageBitmap(new Blob([bytes], { type })), use))
  } catch {
    return refuse('picture_broken')
  }
}

async function encodePng(bitmap: ImageBitmap, use: PrintImageUse): Promise<PrintImage> {
  const factor = downscaleFactor(bitmap.width, bitmap.height, use)
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width / factor), Math.ceil(bitmap.height / factor))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2d context for OffscreenCanvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  const data = new Uint8Array(await png.arrayBuffer())
  return { type: 'image/png', width: canvas.width, height: canvas.height, data }
}

import { ok, type Result, refuse } from '#core/result.ts'
import type { PictureFile } from '#pictures/fetch-picture.ts'
import type { Picture } from '#pictures/picture.ts'
import { type PictureUse, shrinking, staysJpeg } from '#pictures/shrink-rows.ts'

/** Decodes a fetched image file and scales it for print with browser APIs. The Worker has its own implementation. */
export async function openPicture(
  file: PictureFile,
  use: PictureUse
): Promise<Result<Picture, 'picture_broken'>> {
  const { type, bytes, width, height } = file
  if (type === 'image/jpeg' && staysJpeg(file, use)) return ok({ type, width, height, data: bytes })
  try {
    return ok(await encodePng(await createImageBitmap(new Blob([bytes], { type })), use))
  } catch {
    return refuse('picture_broken')
  }
}

async function encodePng(bitmap: ImageBitmap, use: PictureUse): Promise<Picture> {
  const factor = shrinking(bitmap.width, bitmap.height, use)
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

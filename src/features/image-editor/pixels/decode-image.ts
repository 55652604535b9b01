import { limits } from '#core/limits.ts'
import type { Pixels } from '#drawing/pixels/pixels.ts'
import { type ImageFileHeader, readImageFileHeader } from './image-file-header.ts'
import { fitSize, imageFileLimits } from './image-file-limits.ts'
import type { PixelResults } from './pixel-protocol.ts'

/** Quality of a stored photo. */
const webpQuality = 0.92

/** Bytes from which a lossless image is stored as WebP. */
const largePng = 2 * 1024 * 1024

/**
 * Decodes a file, turned as its camera was held, and scales it down to `imageFileLimits.side`. An animation gives its first frame.
 * Photos become WebP where the browser writes it, everything else PNG. Runs in the worker.
 */
export async function readRaster(blob: Blob, header: ImageFileHeader): Promise<PixelResults['read']> {
  const bitmap = await decodeSmall(blob, header)
  if (!bitmap) return 'broken'
  const { width, height } = shownSize(bitmap, header)
  const { canvas, context } = newCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  if (header.type === 'image/jpeg') return { blob: await toWebp(canvas), width, height }
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return { blob: png.size > largePng ? await toWebp(canvas) : png, width, height }
}

/** The size of the scaled image. The browser rounds the side that follows from the other one up. */
function shownSize(bitmap: ImageBitmap, { type, width, height }: ImageFileHeader) {
  if (type === 'image/heif' || type === 'image/gif') return fitSize(bitmap.width, bitmap.height)
  const isTurned = Math.sign(bitmap.width - bitmap.height) !== Math.sign(width - height)
  return isTurned ? fitSize(height, width) : fitSize(width, height)
}

const toWebp = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/webp', quality: webpQuality })

/** Decodes to about the needed size, so that the large pixels are freed at once; undefined if the file can't be decoded. */
async function decodeSmall(blob: Blob, { type, width, height }: ImageFileHeader) {
  const typed = new Blob([blob], { type: type === 'image/heif' ? blob.type : type })
  const fitted = fitSize(width, height)
  const resize =
    Math.max(width, height) > imageFileLimits.side
      ? ({ resizeWidth: fitted.width, resizeQuality: 'high' } as const)
      : {}
  try {
    return await createImageBitmap(typed, resize)
  } catch {
    return undefined
  }
}

/** Most pixels of an image that is adjusted: those of the largest image of an account. */
export const mostPixels = limits.images.side ** 2

/**
 * The pixels of a stored image, in a size that its layer may state: a drawing from elsewhere can lie. Throws if there are more than
 * `mostPixels`.
 */
export async function decodePixels(blob: Blob, size?: { width: number; height: number }): Promise<Pixels> {
  const header = await readImageFileHeader(blob)
  if (!header.ok) throw new Error(header.code)
  const width = Math.max(Math.round(size?.width ?? header.value.width), 1)
  const height = Math.max(Math.round(size?.height ?? header.value.height), 1)
  if (Math.max(width * height, header.value.width * header.value.height) > mostPixels)
    throw new Error('too_many_pixels')
  const bitmap = await createImageBitmap(blob)
  const { context } = newCanvas(width, height, true)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { data, width, height }
}

/** Pixels as PNG. */
export function encodePixels({ data, width, height }: Pixels): Promise<Blob> {
  const { canvas, context } = newCanvas(width, height, true)
  context.putImageData(new ImageData(data, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

function newCanvas(width: number, height: number, willReadFrequently = false) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently })
  if (!context) throw new Error('This browser has no 2d context for OffscreenCanvas')
  return { canvas, context }
}

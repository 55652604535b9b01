export interface EncodeRequest {
  /** Of type PNG, JPEG or WebP. */
  file: Blob
  /** The most pixels of the longer side. */
  side: number
}

/** Bytes from which an image with clear parts is stored with losses. */
const largeBytes = 1024 * 1024

const quality = 0.9

/** Decodes an image, scales it down and encodes it: photos as JPEG, others as PNG, or WebP if that is large. Undefined for a broken one. */
export async function encodeSmall({ file, side }: EncodeRequest): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2d context for OffscreenCanvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  if (file.type === 'image/jpeg') return canvas.convertToBlob({ type: 'image/jpeg', quality })
  const png = await canvas.convertToBlob({ type: 'image/png' })
  // A browser that writes no WebP returns PNG.
  return png.size <= largeBytes ? png : canvas.convertToBlob({ type: 'image/webp', quality })
}

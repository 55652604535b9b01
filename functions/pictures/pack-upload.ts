import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { PictureCoder } from '#functions/env.ts'
import { bareJpeg } from '#pictures/bare-jpeg.ts'
import { type PictureHeader, readHeader } from '#pictures/picture-header.ts'
import { readUploadHeader, type UploadFlaw, type UploadType } from '#pictures/upload-header.ts'

/** A picture of our own making: nothing of the upload's bytes is in it, only what it shows. */
export interface PackedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: UploadType
  width: number
  height: number
}

export type UploadRefusal = UploadFlaw | 'image_too_large'

/** Of a hundred: what the eye does not tell from the original. */
const quality = 90
/** How much larger a picture may get by being packed anew, before it is refused: the rows of some PNGs were packed better. */
const growth = 2

/**
 * Unpacks an upload and packs it anew, in the type that its content shows it to be: upright, still, and without anything
 * that was beside its pixels (decision 0056).
 */
export async function packUpload(
  upload: Uint8Array<ArrayBuffer>,
  coder: PictureCoder
): Promise<Result<PackedImage, UploadRefusal>> {
  const header = readUploadHeader(upload)
  if (!header.ok) return header
  const { type } = header.value
  const bytes = await packAnew(upload, type, coder)
  if (!bytes) return refuse('image_broken')
  if (bytes.byteLength > growth * limits.images.bytes) return refuse('image_too_large')
  const size = sizeOf(bytes, type)
  return size ? ok({ bytes, type, ...size }) : refuse('image_broken')
}

async function packAnew(upload: Uint8Array<ArrayBuffer>, type: UploadType, coder: PictureCoder) {
  try {
    const output = await coder
      .input(new Blob([upload]).stream())
      .output({ format: type, anim: false, ...(type !== 'image/png' && { quality }) })
    const packed = new Uint8Array(await output.response().arrayBuffer())
    return type === 'image/jpeg' ? bareJpeg(packed) : packed
  } catch (error) {
    // Says which pictures it cannot read by throwing; what else is wrong with it must not be lost.
    console.warn(error)
    return undefined
  }
}

/** Turned upright, the sides may have changed places. */
function sizeOf(bytes: Uint8Array, type: UploadType): Pick<PictureHeader, 'width' | 'height'> | undefined {
  const header = readHeader(bytes)
  if (!header.ok || header.value.type !== type) return undefined
  return { width: header.value.width, height: header.value.height }
}

import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { stripJpegMetadata } from '#images/codecs/strip-jpeg-metadata.ts'
import { type ImageHeader, readImageHeader } from '#images/image-header.ts'
import { readUploadHeader, type UploadHeaderRefusal, type UploadType } from '#images/upload-header.ts'
import type { ImageEncoder } from '../env.ts'
import { logFailure } from '../http/log-failure.ts'

/** A re-encoded image. It contains the upload's pixels and none of its other data. */
export interface ReencodedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: UploadType
  width: number
  height: number
}

export type ReencodeRefusal = UploadHeaderRefusal | 'image_too_large'

/** Percent; looks the same as the original. */
const quality = 90
/** A re-encoded image may exceed the upload limit by this factor: some PNGs were compressed better than we do. */
const maxGrowth = 2

/**
 * Decodes an upload and encodes it again in the type that its content has (not its name): orientation applied, not
 * animated, without metadata (decision 0056).
 */
export async function reencodeUpload(
  upload: Uint8Array<ArrayBuffer>,
  coder: ImageEncoder
): Promise<Result<ReencodedImage, ReencodeRefusal>> {
  const header = readUploadHeader(upload)
  if (!header.ok) return header
  const { type } = header.value
  const bytes = await reencode(upload, type, coder)
  if (!bytes) return refuse('image_broken')
  if (bytes.byteLength > maxGrowth * limits.images.bytes) return refuse('image_too_large')
  const size = sizeOf(bytes, type)
  return size ? ok({ bytes, type, ...size }) : refuse('image_broken')
}

/** Undefined when the image can't be decoded. */
async function reencode(upload: Uint8Array<ArrayBuffer>, type: UploadType, coder: ImageEncoder) {
  try {
    const output = await coder
      .input(new Blob([upload]).stream())
      .output({ format: type, anim: false, ...(type !== 'image/png' && { quality }) })
    const encoded = new Uint8Array(await output.response().arrayBuffer())
    return type === 'image/jpeg' ? stripJpegMetadata(encoded) : encoded
  } catch (error) {
    // The binding throws for unreadable images; log it, since other errors look the same.
    logFailure('Upload', error)
    return undefined
  }
}

/** Reads the size from the result, since applying the orientation can swap width and height. */
function sizeOf(bytes: Uint8Array, type: UploadType): Pick<ImageHeader, 'width' | 'height'> | undefined {
  const header = readImageHeader(bytes)
  if (!header.ok || header.value.type !== type) return undefined
  return { width: header.value.width, height: header.value.height }
}

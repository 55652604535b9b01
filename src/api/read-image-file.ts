import { limits } from '#core/limits.ts'
import { type Result, refuse } from '#core/result.ts'
import { readUploadHeader, type UploadHeaderRefusal, type UploadType } from '#images/upload-header.ts'

/** Why a file can't be used as an image. */
export type ImageFileRefusal = UploadHeaderRefusal | 'image_too_large'

/** The type of an image file by its first bytes. Refuses what the account would refuse, so that nobody waits for an upload in vain. */
export async function readImageType(file: Blob): Promise<Result<{ type: UploadType }, ImageFileRefusal>> {
  if (file.size > limits.images.bytes) return refuse('image_too_large')
  try {
    return readUploadHeader(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file is a folder or can no longer be read.
    return refuse('image_broken')
  }
}

import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { readImageHeader } from '#images/image-header.ts'
import { uploadTypes } from '#images/upload-header.ts'
import { type EncodeRequest, encodeSmall } from './encode-small.ts'
import type { ImageFileRefusal } from './read-image-file.ts'

/** What an image is for, with the pixels on the longer side that are enough for it, on a page and in print. */
const sides = { icon: 1024, logo: 1600, background: 2000 } as const
export type ImageUse = keyof typeof sides

/** A file of at most as many bytes is stored as it is, if it is small enough. */
const unchangedBytes = 1024 * 1024

/** Bytes of which the header is read: cameras write previews before the size. */
const headerBytes = 1024 * 1024

/**
 * Scales a chosen image file down to what its use needs, in a web worker, so that the page goes on meanwhile. A small file stays as it
 * is. Photos are turned as the camera was held.
 *
 * @param file PNG, JPEG or WebP, by its content; others are refused
 */
export async function shrinkImage(file: Blob, use: ImageUse): Promise<Result<Blob, ImageFileRefusal>> {
  if (file.size > limits.deviceImages.file) return refuse('image_too_large')
  const header = await readHeader(file)
  if (!header.ok) return header
  const { type, width, height } = header.value
  const side = sides[use]
  const typed = new Blob([file], { type })
  if (Math.max(width, height) <= side && file.size <= unchangedBytes) return ok(typed)
  const request = { file: typed, side }
  const small = await encodeInWorker(request).catch(() => encodeSmall(request))
  return small ? ok(small) : refuse('image_broken')
}

async function readHeader(file: Blob) {
  let header: ReturnType<typeof readImageHeader>
  try {
    header = readImageHeader(
      new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()),
      limits.deviceImages.side
    )
  } catch {
    // A folder, or a file that can no longer be read.
    return refuse('image_broken')
  }
  if (!header.ok) return refuse(refusals[header.code])
  const type = uploadTypes.find(each => each === header.value.type)
  return type ? ok({ ...header.value, type }) : refuse('image_type')
}

const refusals = {
  picture_type: 'image_type',
  picture_broken: 'image_broken',
  picture_too_wide: 'image_too_wide'
} as const

/** Undefined for a broken image. @throws where no web worker starts */
async function encodeInWorker(request: EncodeRequest): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Blob | undefined>()
  worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('The web worker did not start')))
  worker.postMessage(request)
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}

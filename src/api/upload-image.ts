import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { SavedImage } from '#core/saved-image.ts'
import { readUploadHeader } from '#pictures/upload-header.ts'
import { workerPaths } from '#routes/worker.ts'
import { type Answer, askSignedIn, type SignedInRefusal } from './signed-in.ts'

/** Why an upload came to nothing; `stopped` by its signal. */
export type UploadRefusal = SignedInRefusal | (typeof uploadCodes)[number] | 'stopped'

const uploadCodes = [
  'image_too_large',
  'image_type',
  'image_too_wide',
  'image_broken',
  'images_full',
  'image_missing'
] as const

export interface ImageUpload {
  /** Made by the browser: the same upload sent twice is one image. */
  id: string
  name: string
  file: Blob
  signal: AbortSignal
  /** How much of it is on its way, from 0 to 1. */
  onProgress: (sent: number) => void
}

/** Uploads an image, unless its first bytes tell already that it is none that is taken. */
export async function uploadImage(upload: ImageUpload): Promise<Result<SavedImage, UploadRefusal>> {
  const flaw = await flawOf(upload.file)
  if (flaw) return refuse(flaw)
  const asked = await askSignedIn(() => send(upload))
  if (upload.signal.aborted) return refuse('stopped')
  if (!asked.ok) return asked
  const answer = asked.value
  if (!('code' in answer)) return ok(answer)
  return refuse(uploadCodes.find(code => code === answer.code) ?? 'server_failed')
}

/** So that nobody waits for a large file to be sent only to be refused. */
async function flawOf(file: Blob): Promise<UploadRefusal | undefined> {
  if (file.size > limits.images.bytes) return 'image_too_large'
  try {
    const header = readUploadHeader(new Uint8Array(await file.arrayBuffer()))
    return header.ok ? undefined : header.code
  } catch {
    // A file that cannot be read any more, or a folder.
    return 'image_broken'
  }
}

/** Only an XMLHttpRequest tells how far it has come. */
function send({ id, name, file, signal, onProgress }: ImageUpload) {
  const request = new XMLHttpRequest()
  const path = workerPaths.image.replace(':id', id)
  request.open('PUT', `${path}?${new URLSearchParams({ name })}`)
  const { promise, resolve, reject } = Promise.withResolvers<Answer<SavedImage>>()
  const stop = () => request.abort()
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  request.onload = () =>
    resolve({ status: request.status, json: async () => JSON.parse(request.responseText) })
  request.onerror = () => reject(new TypeError('The server was not reached'))
  request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
  signal.addEventListener('abort', stop)
  if (signal.aborted) reject(signal.reason)
  else request.send(file)
  return promise.finally(() => signal.removeEventListener('abort', stop))
}

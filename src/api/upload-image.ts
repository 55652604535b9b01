import { ok, type Result, refuse } from '#core/result.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { readImageType } from './read-image-file.ts'
import { type ApiResponse, requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'
import { timeLimit } from './time-limit.ts'
import { accountHeaders } from './watch-session.ts'

/** Why an upload failed; `stopped` means aborted by its signal. */
export type UploadRefusal = SignedInRefusal | (typeof uploadCodes)[number] | 'stopped'

/**
 * Milliseconds without progress after which the server counts as unreachable. Longer than for other requests: what counts as
 * sent may still be in the buffers of the device, and the Worker waits for another upload of the same image.
 */
const pauseLimit = 2 * timeLimit

const uploadCodes = [
  'image_too_large',
  'image_type',
  'image_too_wide',
  'image_broken',
  'images_full',
  'image_missing'
] as const

export interface ImageUpload {
  /** Chosen by the browser; the same upload sent twice is one image. */
  id: string
  name: string
  file: Blob
  signal: AbortSignal
  /** Receives the share of the file that is sent, from 0 to 1. */
  onProgress: (sent: number) => void
}

/** Uploads an image. Checks size and header first and refuses without a request if the Worker would. */
export async function uploadImage(upload: ImageUpload): Promise<Result<SavedImage, UploadRefusal>> {
  const header = await readImageType(upload.file)
  if (!header.ok) return header
  const response = await requestSignedIn(() => send(upload))
  if (upload.signal.aborted) return refuse('stopped')
  if (!response.ok) return response
  const body = response.value
  if (!('code' in body)) return ok(body)
  return refuse(uploadCodes.find(code => code === body.code) ?? 'server_failed')
}

/** Uses XMLHttpRequest, since `fetch` reports no upload progress. */
function send({ id, name, file, signal, onProgress }: ImageUpload) {
  const request = new XMLHttpRequest()
  const path = workerPaths.image.replace(':id', id)
  request.open('PUT', `${path}?${new URLSearchParams({ name })}`)
  for (const [header, value] of Object.entries(accountHeaders())) request.setRequestHeader(header, value)
  const { promise, resolve, reject } = Promise.withResolvers<ApiResponse<SavedImage>>()
  const stop = () => request.abort()
  let timer = setTimeout(stop, pauseLimit)
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(timer)
    timer = setTimeout(stop, pauseLimit)
    onProgress(loaded / total)
  }
  request.onload = () =>
    resolve({ status: request.status, json: async () => JSON.parse(request.responseText) })
  request.onerror = () => reject(new TypeError('The server could not be reached'))
  request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
  signal.addEventListener('abort', stop)
  if (signal.aborted) reject(signal.reason)
  else request.send(file)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

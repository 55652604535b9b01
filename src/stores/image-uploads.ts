import { atom } from 'nanostores'
import { isSessionOver } from '#api/session.ts'
import { type UploadRefusal, uploadImage } from '#api/upload-image.ts'
import { toImageName } from '#core/saving/saved-image.ts'
import { retryAfterSignIn } from './session.ts'
import { randomId } from './storage/working-copy.ts'

/** An image file that is being uploaded to the account. */
export interface Upload {
  /** Id of the image after the upload. */
  id: string
  name: string
  file: Blob
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** Share of the file that is sent, from 0 to 1. */
  sent: number
  /** Why the upload failed. */
  code?: UploadRefusal | undefined
}

/** All uploads in order of selection, across screens. Finished ones stay until the next files are added. */
export const $uploads = atom<readonly Upload[]>([])

/** The most uploads at the same time. */
const maxConcurrent = 3

const running = new Map<string, AbortController>()

export const isInProgress = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** Codes about the file itself: a retry can't succeed. */
const fileErrors: readonly (UploadRefusal | undefined)[] = [
  'image_too_large',
  'image_type',
  'image_too_wide',
  'image_broken'
]
export const canRetry = ({ state, code }: Upload) => state === 'refused' && !fileErrors.includes(code)

export function uploadImages(files: readonly File[]) {
  if (!$uploads.get().some(isInProgress)) clearFinishedUploads()
  $uploads.set([...$uploads.get(), ...files.map(newUpload)])
  sendNext()
}

/** Removes finished uploads. */
export const clearFinishedUploads = () => $uploads.set($uploads.get().filter(({ state }) => state !== 'done'))

/** Stops an upload, or removes a failed one. */
export function cancelUpload(id: string) {
  $uploads.set($uploads.get().filter(each => each.id !== id))
  running.get(id)?.abort()
}

/** Retries one failed upload, or all that can be retried. */
export function retryUploads(id?: string) {
  const shouldRetry = (each: Upload) => canRetry(each) && (id === undefined || each.id === id)
  $uploads.set($uploads.get().map(each => (shouldRetry(each) ? { ...each, ...initialState } : each)))
  sendNext()
}

const initialState = { state: 'waiting', sent: 0, code: undefined } as const

const newUpload = (file: File): Upload => ({
  id: randomId(),
  name: toImageName(file.name),
  file,
  ...initialState
})

function sendNext() {
  for (const upload of $uploads.get()) {
    if (running.size >= maxConcurrent) return
    if (upload.state === 'waiting' && !running.has(upload.id)) void send(upload)
  }
}

async function send({ id, name, file }: Upload) {
  const stop = new AbortController()
  running.set(id, stop)
  change(id, { state: 'sending' })
  const onProgress = (sent: number) => change(id, { sent })
  const outcome = await uploadImage({ id, name, file, signal: stop.signal, onProgress })
  running.delete(id)
  if (outcome.ok) change(id, { state: 'done', sent: 1 })
  else if (isSessionOver(outcome.code)) stopAll(id, outcome.code)
  else change(id, { state: 'refused', code: outcome.code })
  sendNext()
}

/** Fails all waiting uploads until the user has signed in again. */
function stopAll(id: string, code: UploadRefusal) {
  const isStopped = (each: Upload) => each.id === id || each.state === 'waiting'
  $uploads.set($uploads.get().map(each => (isStopped(each) ? { ...each, state: 'refused', code } : each)))
  retryAfterSignIn(retryUploads)
}

const change = (id: string, values: Partial<Upload>) =>
  $uploads.set($uploads.get().map(each => (each.id === id ? { ...each, ...values } : each)))

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks for confirmation before it leaves the page during an upload. */
$uploads.listen(uploads => {
  if (uploads.some(isInProgress)) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
})

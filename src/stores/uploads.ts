import { atom } from 'nanostores'
import { type UploadRefusal, uploadImage } from '#api/upload-image.ts'
import { imageNameOf } from '#core/saved-image.ts'
import { whenSignedInAgain } from './session.ts'
import { newCopyId } from './stored-script.ts'

/** A file on its way to the account. */
export interface Upload {
  /** The image's, once it is there. */
  id: string
  name: string
  file: Blob
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** How much of it is on its way, from 0 to 1. */
  sent: number
  /** Why it came to nothing. */
  code?: UploadRefusal | undefined
}

/** In the order in which they were handed in, whatever screen is shown; what is done stays until more are handed in. */
export const $uploads = atom<readonly Upload[]>([])

/** How many are sent at a time. */
const lanes = 3

const running = new Map<string, AbortController>()

export const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** What is wrong with the file itself is so the next time too. */
const ofTheFile: readonly (UploadRefusal | undefined)[] = [
  'image_too_large',
  'image_type',
  'image_too_wide',
  'image_broken'
]
export const canTryAgain = ({ state, code }: Upload) => state === 'refused' && !ofTheFile.includes(code)

export function uploadImages(files: readonly File[]) {
  if (!$uploads.get().some(isUnderWay)) forgetDone()
  $uploads.set([...$uploads.get(), ...files.map(uploadOf)])
  sendNext()
}

/** Takes away what is done. */
export const forgetDone = () => $uploads.set($uploads.get().filter(({ state }) => state !== 'done'))

/** Stops an upload, or takes one away that came to nothing. */
export function dropUpload(id: string) {
  $uploads.set($uploads.get().filter(each => each.id !== id))
  running.get(id)?.abort()
}

/** Sends once more what came to nothing: one, or all that may be sent again. */
export function tryAgain(id?: string) {
  const isMeant = (each: Upload) => canTryAgain(each) && (id === undefined || each.id === id)
  $uploads.set($uploads.get().map(each => (isMeant(each) ? { ...each, ...untried } : each)))
  sendNext()
}

const untried = { state: 'waiting', sent: 0, code: undefined } as const

const uploadOf = (file: File): Upload => ({
  id: newCopyId(),
  name: imageNameOf(file.name),
  file,
  ...untried
})

function sendNext() {
  for (const upload of $uploads.get()) {
    if (running.size >= lanes) return
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
  else if (outcome.code === 'signed_out' || outcome.code === 'session_expired') holdAll(id, outcome.code)
  else change(id, { state: 'refused', code: outcome.code })
  sendNext()
}

/** Nothing more is sent until somebody is signed in again. */
function holdAll(id: string, code: UploadRefusal) {
  const isHeld = (each: Upload) => each.id === id || each.state === 'waiting'
  $uploads.set($uploads.get().map(each => (isHeld(each) ? { ...each, state: 'refused', code } : each)))
  whenSignedInAgain(tryAgain)
}

const change = (id: string, values: Partial<Upload>) =>
  $uploads.set($uploads.get().map(each => (each.id === id ? { ...each, ...values } : each)))

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** Who leaves the page while something is on its way is asked by the browser. */
$uploads.listen(uploads => {
  if (uploads.some(isUnderWay)) addEventListener('beforeunload', stay)
  else removeEventListener('beforeunload', stay)
})

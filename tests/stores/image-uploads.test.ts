import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ImageUpload, type UploadRefusal, uploadImage } from '#api/upload-image.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import {
  $uploads,
  cancelUpload,
  canRetry,
  clearFinishedUploads,
  isInProgress,
  retryUploads,
  uploadImages
} from '#stores/image-uploads.ts'
import { $isSignInDialogOpen, $session, closeSignInDialog } from '#stores/session.ts'
import { waitFor } from '../wait.ts'

vi.mock('#api/upload-image.ts')

interface Sent extends ImageUpload {
  answer: (outcome: Result<SavedImage, UploadRefusal>) => Promise<void>
}

const listened = { add: vi.fn(), remove: vi.fn() }
vi.stubGlobal('addEventListener', listened.add)
vi.stubGlobal('removeEventListener', listened.remove)

let sent: Sent[] = []
const done = ok({} as SavedImage)
const files = (...names: string[]) => names.map(name => new File(['x'], `${name}.png`))
const states = () => $uploads.get().map(({ name, state }) => `${name} ${state}`)
const names = () => sent.map(({ name }) => name)

beforeEach(() => {
  sent = []
  vi.mocked(uploadImage).mockImplementation(upload => {
    const { promise, resolve } = Promise.withResolvers<Result<SavedImage, UploadRefusal>>()
    const answer = async (outcome: Result<SavedImage, UploadRefusal>) => {
      resolve(outcome)
      await promise
      await Promise.resolve()
    }
    upload.signal.addEventListener('abort', () => resolve(refuse('stopped')))
    sent.push({ ...upload, answer })
    return promise
  })
})

afterEach(async () => {
  for (const { id } of $uploads.get()) cancelUpload(id)
  for (const { answer } of sent) await answer(refuse('stopped'))
  closeSignInDialog()
})

describe('images to upload', () => {
  test('are sent in order, three at a time', async () => {
    uploadImages(files('a', 'b', 'c', 'd', 'e'))
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting'])
    await sent[1]?.answer(done)
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending', 'e waiting'])
  })

  test('show the share that is sent, each its own', async () => {
    uploadImages(files('a', 'b'))
    sent[1]?.onProgress(0.5)
    expect($uploads.get().map(({ sent }) => sent)).toEqual([0, 0.5])
    await sent[1]?.answer(done)
    expect($uploads.get().map(({ sent }) => sent)).toEqual([0, 1])
  })

  test('are refused with the code, and the others go on', async () => {
    uploadImages(files('a', 'b'))
    await sent[0]?.answer(refuse('image_type'))
    expect($uploads.get()[0]).toMatchObject({ state: 'refused', code: 'image_type' })
    await sent[1]?.answer(done)
    expect(states()).toEqual(['a refused', 'b done'])
  })

  test('that are done stay until more files are added, while none is in progress', async () => {
    uploadImages(files('a'))
    await sent[0]?.answer(done)
    uploadImages(files('b', 'c'))
    expect(states()).toEqual(['b sending', 'c sending'])
    await sent[1]?.answer(done)
    uploadImages(files('d'))
    expect(states()).toEqual(['b done', 'c sending', 'd sending'])
    clearFinishedUploads()
    expect(states()).toEqual(['c sending', 'd sending'])
  })

  test('can be stopped, which lets the next one begin', async () => {
    uploadImages(files('a', 'b', 'c', 'd'))
    cancelUpload(sent[0]?.id ?? '')
    expect(sent[0]?.signal.aborted).toBe(true)
    await waitFor(() => expect(states()).toEqual(['b sending', 'c sending', 'd sending']))
  })
})

describe('a refused upload', () => {
  test('can be tried again unless the file itself is at fault', async () => {
    uploadImages(files('a', 'b', 'c'))
    await sent[0]?.answer(refuse('unreachable'))
    await sent[1]?.answer(refuse('image_broken'))
    expect($uploads.get().map(canRetry)).toEqual([true, false, false])
    expect($uploads.get().map(isInProgress)).toEqual([false, false, true])
    retryUploads()
    expect(states()).toEqual(['a sending', 'b refused', 'c sending'])
    expect($uploads.get()[0]?.code).toBeUndefined()
    expect(sent.at(-1)?.id).toBe(sent[0]?.id)
  })

  test('is tried again alone when it is named', async () => {
    uploadImages(files('a', 'b'))
    await sent[0]?.answer(refuse('unreachable'))
    await sent[1]?.answer(refuse('images_full'))
    retryUploads(sent[1]?.id)
    expect(states()).toEqual(['a refused', 'b sending'])
  })

  test.each(['image_too_large', 'image_type', 'image_too_wide', 'image_broken'] as const)(
    'stays refused for the file’s fault %s',
    async code => {
      uploadImages(files('a'))
      await sent[0]?.answer(refuse(code))
      retryUploads()
      expect(states()).toEqual(['a refused'])
    }
  )
})

test('when the session is over, waiting uploads stop, and all go on after signing in', async () => {
  uploadImages(files('a', 'b', 'c', 'd'))
  await sent[0]?.answer(refuse('session_expired'))
  expect(states()).toEqual(['a refused', 'b sending', 'c sending', 'd refused'])
  expect($isSignInDialogOpen.get()).toBe(true)
  $session.set({ state: 'in', user: { name: 'Nora' } })
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
})

test('the page asks before it is left while an upload is in progress', async () => {
  uploadImages(files('a'))
  expect(listened.add).toHaveBeenLastCalledWith('beforeunload', expect.any(Function))
  const [, ask] = listened.add.mock.lastCall ?? []
  const event = { preventDefault: vi.fn() }
  ask(event)
  expect(event.preventDefault).toHaveBeenCalled()
  listened.remove.mockClear()
  await sent[0]?.answer(done)
  expect(listened.remove).toHaveBeenLastCalledWith('beforeunload', ask)
})

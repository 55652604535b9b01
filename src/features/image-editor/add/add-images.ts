import { m } from '#i18n/messages.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { addImageFile } from '../pixels/add-image-file.ts'
import { imageFileRefusalText } from '../pixels/image-file-refusal-text.ts'
import { $readingImage, refuseAddition } from './add-feedback.ts'
import { addAndSelect } from './add-layers.ts'

/** An image file, with the name that its layer gets. */
export interface NamedImage {
  blob: Blob
  name: string
}

/** Adds a layer for each image, one after the other. One that can't be read is named, and the others go on. Nothing is uploaded. */
export async function addImages(images: readonly NamedImage[]) {
  const controller = new AbortController()
  const { signal } = controller
  const refusals: string[] = []
  for (const { blob, name } of images) {
    $readingImage.set({ name, stop: () => controller.abort() })
    const layer = await addImageFile(blob, name, signal)
    if (signal.aborted) break
    if (layer.ok) addAndSelect(layer.value, name)
    else if (layer.code !== 'stopped') refusals.push(imageFileRefusalText(layer.code, name))
  }
  $readingImage.set(undefined)
  if (refusals.length > 0) refuseAddition(refusals.join(' '))
}

/** Adds chosen, dropped or pasted files. */
export const addImageFiles = (files: Iterable<File>) =>
  addImages([...files].map(file => ({ blob: file, name: file.name || m.icon_search_image() })))

/** Adds an image of the account. @param address absolute, of this site: nothing else is fetched */
export async function addAccountImage(address: string) {
  const name = m.icon_search_image()
  const { origin, pathname } = new URL(address)
  if (origin !== location.origin || !pathname.startsWith(userImagePath(''))) return
  const blob = await fetchImage(pathname).catch(() => undefined)
  if (blob) await addImages([{ blob, name }])
  else refuseAddition(m.icon_search_not_loaded({ name }))
}

async function fetchImage(path: string): Promise<Blob> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Failed to fetch an image: status ${response.status}`)
  return response.blob()
}

import { isDeviceImage } from '#core/device-image.ts'
import type { SavedCharacter } from '#core/saving/document.ts'
import type { SaveState } from '#core/saving/document-link.ts'
import { deviceImagesOf, replaceImages } from '#core/script/device-images.ts'
import type { Script } from '#core/script/script.ts'
import { saveToLibrary } from '../library/local-scripts.ts'
import { importModule } from '../loading/import-module.ts'
import { notify } from '../notice.ts'
import { $openScriptId, changeScript } from '../script.ts'
import { readLinkedScript } from './linked-scripts.ts'
import { withSaveLock } from './save-lock.ts'

/**
 * Saves a local script, one save at a time. Its images go first, so that the account has no address that other devices can't show.
 */
export const saveWithImages = (copyId: string, save: () => Promise<SaveState> | SaveState) =>
  withSaveLock(copyId, async () => {
    const failed = await moveImagesToAccount(copyId)
    const state = await save()
    if (state === 'saved') notifyImagesLeft(failed)
    return state
  })

/**
 * Uploads the images of a local script that only this browser has to the account, and writes their new addresses into the script.
 * Those that can't be uploaded stay as they are: the script is saved with addresses that this browser alone can show, so that nothing
 * is lost, and its next save tries again.
 *
 * @returns how many couldn't be uploaded
 */
async function moveImagesToAccount(copyId: string): Promise<number> {
  const script = await readLinkedScript(copyId)
  const images = script ? deviceImagesOf(script) : []
  if (images.length === 0) return 0
  const { addresses, failed } = await upload(images)
  const replace = (present: Script) => replaceImages(present, address => addresses.get(address) ?? address)
  if ($openScriptId.get() === copyId) {
    changeScript(replace)
    return failed
  }
  // The upload takes its time: another tab may have changed the script meanwhile.
  const present = addresses.size > 0 ? await readLinkedScript(copyId) : undefined
  if (present) await saveToLibrary({ id: copyId, script: replace(present) })
  return failed
}

/** The same for a character that is saved to the account. Also changes the open script, which may have the same images. */
export async function moveCharacterImages(
  content: SavedCharacter
): Promise<{ content: SavedCharacter; failed: number }> {
  const images = (content.image ?? []).filter(isDeviceImage)
  if (images.length === 0) return { content, failed: 0 }
  const { addresses, failed } = await upload(images)
  const replace = (address: string) => addresses.get(address) ?? address
  changeScript(script => replaceImages(script, replace))
  return { content: { ...content, image: content.image?.map(replace) }, failed }
}

/** The same for characters that are copied into a script of the account. @param script contains no others */
export async function moveCopiedImages(script: Script): Promise<{ script: Script; failed: number }> {
  const images = deviceImagesOf(script)
  if (images.length === 0) return { script, failed: 0 }
  const { addresses, failed } = await upload(images)
  const replace = (address: string) => addresses.get(address) ?? address
  changeScript(present => replaceImages(present, replace))
  return { script: replaceImages(script, replace), failed }
}

/** Tells of images that weren't uploaded, after what else is told about the save. */
export function notifyImagesLeft(count: number) {
  if (count > 0) setTimeout(() => notify({ kind: 'imagesNotUploaded', count }))
}

async function upload(images: readonly string[]) {
  try {
    const module = await importModule(() => import('../device-images/upload-device-images.ts'))
    return await module.uploadDeviceImages(images)
  } catch {
    // The code can't be loaded: the save goes on without the images, as without a network.
    return { addresses: new Map<string, string>(), failed: images.length }
  }
}

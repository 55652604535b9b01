import type { LibraryFileScript } from '#core/saving/library-file.ts'
import type { LibraryImages } from '#core/saving/library-images.ts'
import { deviceImagesOf, replaceImages } from '#core/script/device-images.ts'
import type { Script } from '#core/script/script.ts'
import { decodeBase64, encodeBase64 } from '#core/sharing/base64.ts'
import { localDeviceImage, readDeviceImage, storeDeviceImage } from './device-images.ts'

/** The images of these scripts and their versions that only this browser has. Those it no longer has are left out. */
export async function exportImages(scripts: readonly LibraryFileScript[]): Promise<LibraryImages> {
  const addresses = new Set(
    scripts.flatMap(({ script, versions }) =>
      [script, ...versions.map(version => version.script)].flatMap(deviceImagesOf)
    )
  )
  const images: Record<string, string> = {}
  for (const address of addresses) {
    const image = await readDeviceImage(address)
    if (image) images[address] = encodeBase64(new Uint8Array(await image.arrayBuffer()))
  }
  return images
}

/** Stores the images of a library file in this browser. @returns how many couldn't be stored */
export async function importImages(images: LibraryImages): Promise<number> {
  let lost = 0
  for (const base64 of Object.values(images)) {
    const bytes = decodeBase64(base64)
    const stored = bytes && (await storeDeviceImage(new Blob([new Uint8Array(bytes)])))
    if (!stored?.ok) lost += 1
  }
  return lost
}

/** The scripts with the addresses that their images have on this site, whose file may come from another one. */
export const withLocalImages = (scripts: readonly LibraryFileScript[]): LibraryFileScript[] =>
  scripts.map(stored => ({
    ...stored,
    script: localized(stored.script),
    versions: stored.versions.map(version => ({ ...version, script: localized(version.script) }))
  }))

const localized = (script: Script) => replaceImages(script, localDeviceImage)

import { savedImages } from '#api/saved-images.ts'
import { isSessionOver } from '#api/session.ts'
import { type UploadRefusal, uploadImage } from '#api/upload-image.ts'
import { currentAccount } from '#api/watch-session.ts'
import type { Result } from '#core/result.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { imageName } from './device-image-cache.ts'
import { readDeviceImage } from './device-images.ts'

interface UploadedImages {
  /** Public addresses in the account by addresses of this device. */
  addresses: ReadonlyMap<string, string>
  /** How many images couldn't be uploaded. They stay in this browser. */
  failed: number
}

type UploadResult = Result<SavedImage, UploadRefusal>

/** Uploads images that only this browser has to the account. Those that the browser no longer has are left out. */
export async function uploadDeviceImages(wanted: readonly string[]): Promise<UploadedImages> {
  const addresses = new Map<string, string>()
  let failed = 0
  let isHopeless = false
  for (const address of wanted) {
    const file = await readDeviceImage(address)
    if (!file) continue
    const uploaded: UploadResult | undefined = isHopeless ? undefined : await upload(address, file)
    if (uploaded?.ok) addresses.set(address, new URL(uploaded.value.address, location.href).href)
    else failed += 1
    isHopeless ||= uploaded?.ok === false && concernsAll(uploaded.code)
  }
  return { addresses, failed }
}

/** Whether the next image would fail too. */
const concernsAll = (code: UploadRefusal) =>
  code === 'unreachable' || code === 'images_full' || isSessionOver(code)

/** The same image has the same id in an account, so that a repeated upload finds the first one. */
async function upload(address: string, file: Blob): Promise<UploadResult> {
  const id = await hash(`${currentAccount() ?? ''} ${imageName(address)}`)
  const { signal } = new AbortController()
  const saved = await uploadImage({ id, name: 'image', file, signal, onProgress: () => undefined })
  // Its owner has deleted it meanwhile, and uses it again.
  if (saved.ok && saved.value.deletedAt !== undefined) await savedImages.bringBack(id)
  return saved
}

/** 24 hexadecimal digits, as ids of images have. */
async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 12)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

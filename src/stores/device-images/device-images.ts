import { type ImageFileRefusal, readImageType } from '#api/read-image-file.ts'
import { isDeviceImage } from '#core/device-image.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { deviceImagePath } from '#routes/service-worker-paths.ts'
import { requestPersistence } from '../storage/request-persistence.ts'
import { findImage, imageName, listImages, putImage } from './device-image-cache.ts'

/**
 * Why an image isn't stored. `device_images_full`: the limits are reached or the device has no space left; `device_images_blocked`:
 * the browser stores nothing for this page.
 */
export type DeviceImageRefusal = ImageFileRefusal | 'device_images_full' | 'device_images_blocked'

/**
 * Stores an image in this browser alone, within `limits.deviceImages`, so that a script can use it without an account. The same image is
 * stored once.
 *
 * @returns its address, which this browser shows like any other image
 */
export async function storeDeviceImage(image: Blob): Promise<Result<string, DeviceImageRefusal>> {
  const header = await readImageType(image)
  if (!header.ok) return header
  // A page without HTTPS has neither caches nor hashes.
  if (!globalThis.caches || !crypto.subtle) return refuse('device_images_blocked')
  const content = new Blob([image], { type: header.value.type })
  const name = await nameOf(content)
  try {
    const others = (await listImages()).filter(each => each.name !== name)
    const bytes = others.reduce((sum, each) => sum + each.bytes, content.size)
    if (others.length >= limits.deviceImages.count || bytes > limits.deviceImages.bytes)
      return refuse('device_images_full')
    // Also one that is stored: it is in use again.
    await putImage(name, content)
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return refuse(isFull ? 'device_images_full' : 'device_images_blocked')
  }
  void requestPersistence()
  return ok(deviceImageAddress(name))
}

/** Reads the image of an address that `storeDeviceImage` returned, on any origin. Undefined when this browser doesn't have it. */
export async function readDeviceImage(address: string): Promise<Blob | undefined> {
  const name = isDeviceImage(address) ? imageName(address) : undefined
  return name === undefined ? undefined : findImage(name)
}

/** The address on this origin of an image. Other addresses stay as they are. */
export function localDeviceImage(address: string): string {
  const name = isDeviceImage(address) ? imageName(address) : undefined
  return name === undefined ? address : deviceImageAddress(name)
}

const deviceImageAddress = (name: string) => location.origin + deviceImagePath(name)

async function nameOf(content: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()))
  return [...hash.subarray(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

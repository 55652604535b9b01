import { ok, type Result, refuse } from '#core/result.ts'

/** Why an image isn't stored. */
export type DeviceImageRefusal =
  | 'image_too_large'
  | 'image_type'
  | 'image_too_wide'
  | 'image_broken'
  | 'device_images_full'
  | 'device_images_blocked'

/** Stores an image in this browser. @returns its absolute address */
export async function storeDeviceImage(image: Blob): Promise<Result<string, DeviceImageRefusal>> {
  try {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await image.arrayBuffer()))
    const name = [...hash.slice(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
    const path = `/images/device/${name}.png`
    const cache = await caches.open('belfry-device-images')
    await cache.put(path, new Response(image, { headers: { 'content-type': image.type } }))
    return ok(location.origin + path)
  } catch {
    return refuse('device_images_blocked')
  }
}

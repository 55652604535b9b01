import { type ImageUse, shrinkImage } from '#api/shrink-image.ts'
import { ok, type Result } from '#core/result.ts'
import { type DeviceImageRefusal, storeDeviceImage } from './device-images.ts'

/**
 * Stores an image file of the user in this browser alone, scaled down to what its use needs.
 *
 * @returns its address, which this browser shows like any other image
 */
export async function addImageFile(file: Blob, use: ImageUse): Promise<Result<string, DeviceImageRefusal>> {
  const small = await shrinkImage(file, use)
  if (!small.ok) return small
  const stored = await storeDeviceImage(small.value)
  return stored.ok ? ok(stored.value) : stored
}

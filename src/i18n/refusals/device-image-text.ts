import { limits } from '#core/limits.ts'
import { m } from '../messages.ts'

const texts = {
  image_type: m.images_type,
  image_broken: m.images_broken,
  image_too_wide: () => m.images_too_wide({ side: limits.deviceImages.side }),
  image_too_large: () => m.images_too_large({ size: limits.deviceImages.file / 1024 ** 2 }),
  device_images_full: m.device_image_full,
  device_images_blocked: m.device_image_blocked
} as const

export type DeviceImageCode = keyof typeof texts

/** Why a chosen image file isn't stored on this device. */
export const deviceImageText = (code: DeviceImageCode): string => texts[code]()

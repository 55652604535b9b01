import { useStore } from '@nanostores/react'
import { deviceImagesOf } from '#core/script/device-images.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says how many images the links leave out, since only this device has them. */
export function ImagesLeftOut() {
  const count = deviceImagesOf(useStore($script)).length
  return count > 0 && <Banner tone="advice">{m.device_image_left_out_of_links({ count })}</Banner>
}

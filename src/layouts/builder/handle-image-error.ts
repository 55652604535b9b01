import { isDeviceImage } from '#core/device-image.ts'
import { importModule } from '#stores/loading/import-module.ts'

/**
 * Shows an image that only this browser has where no service worker answers for it: before it has started, after a reload past the
 * caches, or where the browser has none. The image's own error handlers run only if the browser doesn't have the image.
 */
export function handleImageError(event: Event) {
  const { target } = event
  // The error that is passed on isn't trusted.
  if (!event.isTrusted || !(target instanceof HTMLImageElement) || !isDeviceImage(target.src)) return
  event.stopImmediatePropagation()
  importModule(() => import('#stores/device-images/show-device-image.ts')).then(
    module => module.showDeviceImage(target),
    () => target.dispatchEvent(new Event('error'))
  )
}

import { registerRoute } from 'workbox-routing'
import { helpPath } from '#routes/help-paths.ts'
import { userImagePath, workerPaths } from '#routes/worker-paths.ts'
import { answerDeviceImage, isDeviceImageUrl } from './answer-device-image.ts'
import { answerHelpImage, answerRemoteImage, answerUpload } from './answer-images.ts'

/** Routes of images: uploads, images of other sites, and those of this device. */
export function registerImageRoutes() {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(userImagePath('')),
    ({ event, request }) => answerUpload(event, request)
  )
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith(`${helpPath}/`) && url.pathname.endsWith('.webp'),
    ({ event, request }) => answerHelpImage(event, request)
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin
        ? url.pathname === workerPaths.remoteImage
        : request.destination === 'image' && url.protocol === 'https:',
    ({ event, request }) => answerRemoteImage(event, request)
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isDeviceImageUrl(url),
    ({ url }) => answerDeviceImage(url.pathname)
  )
}

import { isDeviceImage } from '#core/device-image.ts'
import { deviceImageCache } from '#routes/service-worker-paths.ts'

/** Whether a request is for an image that only this browser has. */
export const isDeviceImageUrl = ({ href }: URL): boolean => isDeviceImage(href)

/** Answers the request for such an image. Never asks the network, which hasn't got it. */
export async function answerDeviceImage(path: string): Promise<Response> {
  const stored = await caches.match(path, { cacheName: deviceImageCache })
  return stored ?? new Response(null, { status: 404 })
}

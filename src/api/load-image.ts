import { isDeviceImage } from '#core/device-image.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Fetcher } from '#images/fetch-file.ts'
import { fetchImage } from '#images/fetch-image.ts'
import { readImageHeader } from '#images/image-header.ts'
import { type ImageRefusal, imageRefusals } from '#images/image-refusals.ts'
import type { PrintImage } from '#images/print-image.ts'
import type { LoadImage, NeededImage } from '#images/script-images.ts'
import { deviceImageCache } from '#routes/service-worker-paths.ts'
import { api } from './client.ts'
import { prepareImage } from './prepare-image.ts'

/**
 * Loads an image of a script: from its host if that allows CORS, otherwise through the Worker, which also follows
 * redirects. Both have the same limits.
 */
export const loadImage: LoadImage = async (wanted, signal) => {
  const file = await fetchImage(wanted.address, fetchCrossOrigin, signal, location.origin)
  if (file.ok) return prepareImage(file.value, wanted.use)
  return file.code === 'picture_unreachable' && !signal.aborted ? fetchThroughWorker(wanted, signal) : file
}

const fetchCrossOrigin: Fetcher = async (url, signal) =>
  (await findOnDevice(url)) ??
  fetch(url, { redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer', signal })

/** An image that only this browser has: also where no service worker answers for it. */
const findOnDevice = async ({ href, pathname }: URL) =>
  isDeviceImage(href) ? globalThis.caches?.match(pathname, { cacheName: deviceImageCache }) : undefined

async function fetchThroughWorker(
  { address, use }: NeededImage,
  signal: AbortSignal
): Promise<Result<PrintImage, ImageRefusal>> {
  try {
    const response = await api.picture.$get({ query: { address, use } }, { init: { signal } })
    if (response.status !== 200) return refuse(codeOf((await response.json()).code))
    const data = new Uint8Array(await response.arrayBuffer())
    const header = readImageHeader(data)
    if (!header.ok) return header
    const { type, width, height } = header.value
    const isDecoded = type === 'image/png' || type === 'image/jpeg'
    return isDecoded ? ok({ data, type, width, height }) : refuse('picture_type')
  } catch {
    return refuse('picture_unreachable')
  }
}

const codeOf = (code: string): ImageRefusal =>
  imageRefusals.find(each => each === code) ?? 'picture_unreachable'

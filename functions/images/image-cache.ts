import { ok, type Result, refuse } from '#core/result.ts'
import type { PrintImageUse } from '#images/downscale.ts'
import type { Fetcher } from '#images/fetch-file.ts'
import { fetchImage, type ImageFile } from '#images/fetch-image.ts'
import { type ImageRefusal, imageRefusals } from '#images/image-refusals.ts'
import type { PrintImage } from '#images/print-image.ts'
import { parsePublicAddress } from '#images/public-address.ts'
import type { LoadImage } from '#images/script-images.ts'
import { convertImage, mustDecode } from './convert-image.ts'

/** Cache lifetimes in seconds: of an image, and of a failure, after which the host is requested again. */
export const cacheSeconds = { image: 86_400, refusal: 60 } as const

/** The part of the execution context that keeps the Worker running after its response. */
interface Execution {
  waitUntil: (work: Promise<unknown>) => void
}

/** How images are fetched, and our own origin. */
export interface ImageSource {
  fetcher: Fetcher
  site?: string
}

type Loaded = Result<PrintImage, ImageRefusal>

/**
 * Loads images through the data centre's cache: fetches and converts those that aren't cached. Caches failures too.
 *
 * @param takePixels Whether that many pixels may be decoded; see `limitDecoding`
 */
export const createImageLoader =
  (
    context: Execution,
    { fetcher, site }: ImageSource,
    takePixels: (pixels: number) => boolean = () => true
  ): LoadImage =>
  async ({ address, use }, signal) => {
    const url = parsePublicAddress(address, undefined, site)
    if (!url.ok) return refuse(`picture_${url.code}` as const)
    const cache = await caches.open('pictures')
    const key = `https://pictures/${use}?${new URLSearchParams({ address: url.value.href })}`
    const cached = await cache.match(key)
    if (cached) return readCached(cached)
    const fetched = await fetchImage(url.value.href, fetcher, signal, site)
    if (fetched.ok && mustDecode(fetched.value, use)) {
      const { width, height } = fetched.value
      // Not cached: the next print has pixels again, and this image then.
      if (!takePixels(width * height)) return refuse('picture_pixels')
    }
    const loaded = await convert(fetched, use)
    if (!signal.aborted) context.waitUntil(cache.put(key, toCacheEntry(loaded)))
    return loaded
  }

async function convert(file: Result<ImageFile, ImageRefusal>, use: PrintImageUse): Promise<Loaded> {
  return file.ok ? convertImage(file.value, use) : file
}

function toCacheEntry(loaded: Loaded): Response {
  const cacheControl = (seconds: number) => ({ 'cache-control': `max-age=${seconds}` })
  if (!loaded.ok)
    return new Response(loaded.code, { headers: { ...cacheControl(cacheSeconds.refusal), kind: 'refusal' } })
  const { data, type, width, height } = loaded.value
  const size = { width: `${width}`, height: `${height}` }
  return new Response(data, {
    headers: { ...cacheControl(cacheSeconds.image), 'content-type': type, ...size }
  })
}

async function readCached(cached: Response): Promise<Loaded> {
  const { headers } = cached
  if (headers.get('kind') === 'refusal') {
    const text = await cached.text()
    return refuse(imageRefusals.find(code => code === text) ?? 'picture_unreachable')
  }
  return ok({
    data: new Uint8Array(await cached.arrayBuffer()),
    type: headers.get('content-type') === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width: Number(headers.get('width')),
    height: Number(headers.get('height'))
  })
}

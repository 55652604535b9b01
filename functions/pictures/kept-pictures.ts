import { ok, type Result, refuse } from '#core/result.ts'
import { openPicture } from '#functions/pictures/open-picture.ts'
import { type Fetcher, fetchPicture, type PictureFile } from '#pictures/fetch-picture.ts'
import type { LoadPicture } from '#pictures/load-pictures.ts'
import type { Picture } from '#pictures/picture.ts'
import { type PictureCode, pictureCodes } from '#pictures/picture-code.ts'
import { readAddress } from '#pictures/public-address.ts'
import type { PictureUse } from '#pictures/shrink-rows.ts'

/** Cache lifetimes in seconds: of an image, and of a failure, after which the host is requested again. */
export const keptFor = { image: 86_400, refusal: 60 } as const

/** The part of the execution context that keeps the Worker running after its response. */
interface Execution {
  waitUntil: (work: Promise<unknown>) => void
}

/** How images are fetched, and our own origin. */
export interface PictureSource {
  fetcher: Fetcher
  site?: string
}

type Loaded = Result<Picture, PictureCode>

/** Loads images through the data centre's cache: fetches and converts those that aren't cached. Caches failures too. */
export const loadKept =
  (context: Execution, { fetcher, site }: PictureSource): LoadPicture =>
  async ({ address, use }, signal) => {
    const url = readAddress(address, undefined, site)
    if (!url.ok) return url
    const cache = await caches.open('pictures')
    const key = `https://pictures/${use}?${new URLSearchParams({ address: url.value.href })}`
    const cached = await cache.match(key)
    if (cached) return readCached(cached)
    const loaded = await convert(await fetchPicture(url.value.href, fetcher, signal, site), use)
    if (!signal.aborted) context.waitUntil(cache.put(key, toCacheEntry(loaded)))
    return loaded
  }

async function convert(file: Result<PictureFile, PictureCode>, use: PictureUse): Promise<Loaded> {
  return file.ok ? openPicture(file.value, use) : file
}

function toCacheEntry(loaded: Loaded): Response {
  const cacheControl = (seconds: number) => ({ 'cache-control': `max-age=${seconds}` })
  if (!loaded.ok)
    return new Response(loaded.code, { headers: { ...cacheControl(keptFor.refusal), kind: 'refusal' } })
  const { data, type, width, height } = loaded.value
  const size = { width: `${width}`, height: `${height}` }
  return new Response(data, { headers: { ...cacheControl(keptFor.image), 'content-type': type, ...size } })
}

async function readCached(cached: Response): Promise<Loaded> {
  const { headers } = cached
  if (headers.get('kind') === 'refusal') {
    const text = await cached.text()
    return refuse(pictureCodes.find(code => code === text) ?? 'picture_unreachable')
  }
  return ok({
    data: new Uint8Array(await cached.arrayBuffer()),
    type: headers.get('content-type') === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width: Number(headers.get('width')),
    height: Number(headers.get('height'))
  })
}

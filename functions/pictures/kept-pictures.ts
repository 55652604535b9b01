import { ok, type Result, refuse } from '#core/result.ts'
import { openPicture } from '#functions/pictures/open-picture.ts'
import { type Fetcher, fetchPicture, type PictureFile } from '#pictures/fetch-picture.ts'
import type { LoadPicture } from '#pictures/load-pictures.ts'
import type { Picture } from '#pictures/picture.ts'
import { type PictureCode, pictureCodes } from '#pictures/picture-code.ts'
import { readAddress } from '#pictures/public-address.ts'
import type { PictureUse } from '#pictures/shrink-rows.ts'

/** Seconds for which a picture is kept, and for which a host that has none to give is left alone. */
export const keptFor = { picture: 86_400, refusal: 60 } as const

/** What keeps the Worker going after its answer. */
interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}

/** Where pictures are asked for, and our own origin. */
export interface PictureSource {
  fetcher: Fetcher
  site?: string
}

type Loaded = Result<Picture, PictureCode>

/** Has pictures fetched, opened and kept near whoever asked for them. */
export const loadKept =
  (context: Waiting, { fetcher, site }: PictureSource): LoadPicture =>
  async ({ address, use }, signal) => {
    const url = readAddress(address, undefined, site)
    if (!url.ok) return url
    const cache = await caches.open('pictures')
    const key = `https://pictures/${use}?${new URLSearchParams({ address: url.value.href })}`
    const kept = await cache.match(key)
    if (kept) return readKept(kept)
    const loaded = await open(await fetchPicture(url.value.href, fetcher, signal, site), use)
    if (!signal.aborted) context.waitUntil(cache.put(key, writeKept(loaded)))
    return loaded
  }

async function open(file: Result<PictureFile, PictureCode>, use: PictureUse): Promise<Loaded> {
  return file.ok ? openPicture(file.value, use) : file
}

function writeKept(loaded: Loaded): Response {
  const keep = (seconds: number) => ({ 'cache-control': `max-age=${seconds}` })
  if (!loaded.ok) return new Response(loaded.code, { headers: { ...keep(keptFor.refusal), kind: 'refusal' } })
  const { data, type, width, height } = loaded.value
  const size = { width: `${width}`, height: `${height}` }
  return new Response(data, { headers: { ...keep(keptFor.picture), 'content-type': type, ...size } })
}

async function readKept(kept: Response): Promise<Loaded> {
  const { headers } = kept
  if (headers.get('kind') === 'refusal') {
    const text = await kept.text()
    return refuse(pictureCodes.find(code => code === text) ?? 'picture_unreachable')
  }
  return ok({
    data: new Uint8Array(await kept.arrayBuffer()),
    type: headers.get('content-type') === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width: Number(headers.get('width')),
    height: Number(headers.get('height'))
  })
}

import type { Cast } from '#core/cast.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { fetchPicture } from '#pictures/fetch-picture.ts'
import { type LoadedPictures, loadPictures } from '#pictures/load-pictures.ts'
import type { Picture } from '#pictures/picture.ts'
import type { PictureCode } from '#pictures/picture-code.ts'
import { type PictureUse, pictureUses } from '#pictures/shrink-rows.ts'
import { type WantedPicture, wantedPictures } from '#pictures/wanted-pictures.ts'
import { workerPaths } from '#routes'

type Loaded = Result<Picture, PictureCode>

const kept = new Map<string, Loaded>()
const keyOf = ({ address, use }: WantedPicture) => `${use} ${address}`

/** Whether every picture of a script was asked for before. */
export const arePicturesKnown = (cast: Cast): boolean =>
  wantedPictures(cast).every(wanted => kept.has(keyOf(wanted)))

/** Those that are here already. */
export const knownPictures = (cast: Cast): Promise<LoadedPictures> =>
  loadPictures(wantedPictures(cast), async wanted => kept.get(keyOf(wanted)) ?? refuse('picture_unreachable'))

/** A script's own pictures, each asked for once: here, or by the edge where its host lets no page read it. */
export const fetchedPictures = (cast: Cast): Promise<LoadedPictures> =>
  loadPictures(wantedPictures(cast), async (wanted, signal) => {
    const loaded = kept.get(keyOf(wanted)) ?? (await load(wanted, signal))
    kept.set(keyOf(wanted), loaded)
    return loaded
  })

async function load(wanted: WantedPicture, signal: AbortSignal): Promise<Loaded> {
  const file = await fetchPicture(wanted.address, askHere, signal)
  if (file.ok) return open(file.value.bytes, wanted.use)
  return file.code === 'picture_unreachable' ? askEdge(wanted, signal) : file
}

const askHere = (url: URL, signal: AbortSignal) =>
  fetch(url, { signal, redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer' })

async function askEdge({ address, use }: WantedPicture, signal: AbortSignal): Promise<Loaded> {
  try {
    const answer = await fetch(`${workerPaths.picture}?${new URLSearchParams({ address, use })}`, { signal })
    return answer.ok ? open(new Uint8Array(await answer.arrayBuffer()), use) : refuse('picture_unreachable')
  } catch {
    return refuse('picture_unreachable')
  }
}

/** Unpacks a picture of any type that browsers show, and packs it as PNG, no larger than its use needs. */
async function open(bytes: Uint8Array<ArrayBuffer>, use: PictureUse): Promise<Loaded> {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const scale = Math.min(1, pictureUses[use] / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)]
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const png = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
    return ok({ data: new Uint8Array(png), type: 'image/png', width, height })
  } catch {
    return refuse('picture_broken')
  }
}

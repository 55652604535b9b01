import { ok, type Result, refuse } from '#core/result.ts'
import { type Fetcher, fetchPicture } from '#pictures/fetch-picture.ts'
import type { LoadPicture } from '#pictures/load-pictures.ts'
import type { Picture } from '#pictures/picture.ts'
import { type PictureCode, pictureCodes } from '#pictures/picture-code.ts'
import { readHeader } from '#pictures/picture-header.ts'
import type { WantedPicture } from '#pictures/wanted-pictures.ts'
import { api } from './client.ts'
import { openPicture } from './open-picture.ts'

/**
 * Loads an image of a script: from its host if that allows CORS, otherwise through the Worker, which also follows
 * redirects. Both have the same limits.
 */
export const loadPicture: LoadPicture = async (wanted, signal) => {
  const file = await fetchPicture(wanted.address, fetchCrossOrigin, signal, location.origin)
  if (file.ok) return openPicture(file.value, wanted.use)
  return file.code === 'picture_unreachable' && !signal.aborted ? fetchThroughWorker(wanted, signal) : file
}

const fetchCrossOrigin: Fetcher = (url, signal) =>
  fetch(url, { redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer', signal })

async function fetchThroughWorker(
  { address, use }: WantedPicture,
  signal: AbortSignal
): Promise<Result<Picture, PictureCode>> {
  try {
    const response = await api.picture.$get({ query: { address, use } }, { init: { signal } })
    if (response.status !== 200) return refuse(codeOf((await response.json()).code))
    const data = new Uint8Array(await response.arrayBuffer())
    const header = readHeader(data)
    if (!header.ok) return header
    const { type, width, height } = header.value
    const isDecoded = type === 'image/png' || type === 'image/jpeg'
    return isDecoded ? ok({ data, type, width, height }) : refuse('picture_type')
  } catch {
    return refuse('picture_unreachable')
  }
}

const codeOf = (code: string): PictureCode =>
  pictureCodes.find(each => each === code) ?? 'picture_unreachable'

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
 * Loads a picture of a script: from its host where that lets pages of other sites read it, else by way of the Worker,
 * which also follows redirects. The limits are the same.
 */
export const loadPicture: LoadPicture = async (wanted, signal) => {
  const file = await fetchPicture(wanted.address, fetchAcross, signal, location.origin)
  if (file.ok) return openPicture(file.value, wanted.use)
  return file.code === 'picture_unreachable' && !signal.aborted ? askWorker(wanted, signal) : file
}

const fetchAcross: Fetcher = (url, signal) =>
  fetch(url, { redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer', signal })

async function askWorker(
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
    const isPacked = type === 'image/png' || type === 'image/jpeg'
    return isPacked ? ok({ data, type, width, height }) : refuse('picture_type')
  } catch {
    return refuse('picture_unreachable')
  }
}

const codeOf = (code: string): PictureCode =>
  pictureCodes.find(each => each === code) ?? 'picture_unreachable'

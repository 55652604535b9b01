import { ok, type Result, refuse } from '#core/result.ts'
import { type Fetcher, fetchFile } from './fetch-file.ts'
import { type ImageHeader, readImageHeader } from './image-header.ts'
import { imageLimits } from './image-limits.ts'
import type { ImageRefusal } from './image-refusals.ts'
import { parsePublicAddress } from './public-address.ts'

/** An image file as its host sent it: its type and size are checked, its pixels are not decoded. */
export interface ImageFile extends ImageHeader {
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Fetches an image from a user's address, within `imageLimits`.
 *
 * @param fetcher must use `redirect: 'manual'`
 * @param signal aborts the download; the result is then any refusal
 * @param site our own origin, which is allowed too
 * @param timeLimit aborts the download as too slow
 */
export async function fetchImage(
  address: string,
  fetcher: Fetcher,
  signal?: AbortSignal,
  site?: string,
  timeLimit = AbortSignal.timeout(imageLimits.milliseconds)
): Promise<Result<ImageFile, ImageRefusal>> {
  const { bytes, redirects } = imageLimits
  const parse = (text: string, base: URL | undefined) => parsePublicAddress(text, base, site)
  const file = await fetchFile(address, fetcher, { parse, bytes, redirects, timeLimit }, signal)
  if (!file.ok) return refuse(`picture_${file.code}` as const)
  const header = readImageHeader(file.value.bytes)
  return header.ok ? ok({ ...header.value, bytes: file.value.bytes }) : header
}

import { ok, type Result, refuse } from '#core/result.ts'
import { type ImageHeader, readImageHeader } from './image-header.ts'
import { imageLimits } from './image-limits.ts'
import type { ImageRefusal } from './image-refusals.ts'
import { parsePublicAddress } from './public-address.ts'

/** An image file as its host sent it: its type and size are checked, its pixels are not decoded. */
export interface ImageFile extends ImageHeader {
  bytes: Uint8Array<ArrayBuffer>
}

/** Requests one URL without following redirects. */
export type Fetcher = (url: URL, signal: AbortSignal) => Promise<Response>

type Fetched = Result<ImageFile, ImageRefusal>

/**
 * Fetches an image from a user's address, within `imageLimits`. Checks the address and every redirect before requesting
 * it, applies one timeout to the whole download, and stops reading at the size limit.
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
): Promise<Fetched> {
  const combined = signal ? AbortSignal.any([timeLimit, signal]) : timeLimit
  try {
    combined.throwIfAborted()
    return await orAborted(followRedirects(address, fetcher, combined, site), combined)
  } catch {
    return refuse(timeLimit.aborted ? 'picture_slow' : 'picture_unreachable')
  }
}

/** Rejects when the signal aborts, even if the work ignores the signal. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}

async function followRedirects(
  address: string,
  fetcher: Fetcher,
  signal: AbortSignal,
  site: string | undefined
): Promise<Fetched> {
  let text = address
  let base: URL | undefined
  for (let redirectCount = 0; redirectCount <= imageLimits.redirects; redirectCount++) {
    const url = parsePublicAddress(text, base, site)
    if (!url.ok) return url
    const response = await fetcher(url.value, signal)
    const location = redirectTarget(response)
    if (location === undefined) return readFile(response, signal)
    await response.body?.cancel()
    text = location
    base = url.value
  }
  return refuse('picture_redirects')
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

const redirectTarget = ({ status, headers }: Response) =>
  redirectStatuses.has(status) ? (headers.get('location') ?? undefined) : undefined

async function readFile(response: Response, signal: AbortSignal): Promise<Fetched> {
  // A browser returns a redirect as an opaque response of status 0.
  if (response.status === 0) return refuse('picture_unreachable')
  if (response.status !== 200 || !response.body) return cancelAndRefuse(response, 'picture_missing')
  if (Number(response.headers.get('content-length')) > imageLimits.bytes) {
    return cancelAndRefuse(response, 'picture_too_large')
  }
  const bytes = await readUpTo(imageLimits.bytes, response.body, signal)
  if (!bytes) return refuse('picture_too_large')
  const header = readImageHeader(bytes)
  return header.ok ? ok({ ...header.value, bytes }) : header
}

async function cancelAndRefuse({ body }: Response, code: ImageRefusal): Promise<Fetched> {
  await body?.cancel()
  return refuse(code)
}

async function readUpTo(limit: number, body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concatenate(parts, length)
    length += value.byteLength
    if (length > limit || signal.aborted) break
    parts.push(value)
  }
  await reader.cancel()
  return undefined
}

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

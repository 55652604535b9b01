import { ok, type Result, refuse } from '#core/result.ts'
import type { PictureCode } from './picture-code.ts'
import { type PictureHeader, readHeader } from './picture-header.ts'
import { pictureLimits } from './picture-limits.ts'
import { readAddress } from './public-address.ts'

/** A picture's file as its host gave it: of a type that we show, its size known, not yet unpacked. */
export interface PictureFile extends PictureHeader {
  bytes: Uint8Array<ArrayBuffer>
}

/** Asks one address, without following where it leads. */
export type Fetcher = (url: URL, signal: AbortSignal) => Promise<Response>

type Fetched = Result<PictureFile, PictureCode>

/**
 * Fetches a picture that somebody gave the address of, within `pictureLimits`: every address on the way is judged
 * before it is asked, the clock runs from the first to the last byte, and nothing is read beyond what is allowed.
 *
 * @param fetcher asks with `redirect: 'manual'`
 * @param signal stops it; what it answers then does not matter
 * @param site our own origin, which may be asked too
 */
export async function fetchPicture(
  address: string,
  fetcher: Fetcher,
  signal?: AbortSignal,
  site?: string
): Promise<Fetched> {
  const clock = AbortSignal.timeout(pictureLimits.milliseconds)
  const stop = signal ? AbortSignal.any([clock, signal]) : clock
  try {
    stop.throwIfAborted()
    return await orStopped(follow(address, fetcher, stop, site), stop)
  } catch {
    return refuse(clock.aborted ? 'picture_slow' : 'picture_unreachable')
  }
}

/** Ends as soon as the signal says so, even where what is waited for does not listen to it. */
function orStopped<Value>(work: Promise<Value>, stop: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  stop.addEventListener('abort', () => reject(stop.reason), { once: true })
  return Promise.race([work, promise])
}

async function follow(
  address: string,
  fetcher: Fetcher,
  stop: AbortSignal,
  site: string | undefined
): Promise<Fetched> {
  let text = address
  let base: URL | undefined
  for (let step = 0; step <= pictureLimits.redirects; step++) {
    const url = readAddress(text, base, site)
    if (!url.ok) return url
    const response = await fetcher(url.value, stop)
    const next = redirectOf(response)
    if (next === undefined) return readFile(response, stop)
    await response.body?.cancel()
    text = next
    base = url.value
  }
  return refuse('picture_redirects')
}

const redirects = new Set([301, 302, 303, 307, 308])

const redirectOf = ({ status, headers }: Response) =>
  redirects.has(status) ? (headers.get('location') ?? undefined) : undefined

async function readFile(response: Response, stop: AbortSignal): Promise<Fetched> {
  // A browser hides where a redirect leads, and all else of it.
  if (response.status === 0) return refuse('picture_unreachable')
  if (response.status !== 200 || !response.body) return turnAway(response, 'picture_missing')
  if (Number(response.headers.get('content-length')) > pictureLimits.bytes) {
    return turnAway(response, 'picture_too_large')
  }
  const bytes = await readUpTo(pictureLimits.bytes, response.body, stop)
  if (!bytes) return refuse('picture_too_large')
  const header = readHeader(bytes)
  return header.ok ? ok({ ...header.value, bytes }) : header
}

async function turnAway({ body }: Response, code: PictureCode): Promise<Fetched> {
  await body?.cancel()
  return refuse(code)
}

async function readUpTo(limit: number, body: ReadableStream<Uint8Array>, stop: AbortSignal) {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(parts, length)
    length += value.byteLength
    if (length > limit || stop.aborted) break
    parts.push(value)
  }
  await reader.cancel()
  return undefined
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

import { ok, type Result, refuse } from '#core/result.ts'

/** Requests one URL without following redirects. */
export type Fetcher = (url: URL, signal: AbortSignal) => Promise<Response>

/** Why a file of another host could not be fetched. `missing`: the host responds, but not with a file. */
export type FileRefusal = 'redirects' | 'slow' | 'unreachable' | 'missing' | 'too_large'

/** What may be fetched. */
export interface FetchRules<Code extends string> {
  /** Checks an address before it is requested. @param base the URL that redirected to it */
  parse: (address: string, base: URL | undefined) => Result<URL, Code>
  /** Limit of the file's size, counted while reading. */
  bytes: number
  redirects: number
  /** Aborts the whole download, with all redirects, as too slow. */
  timeLimit: AbortSignal
}

export interface FetchedFile {
  bytes: Uint8Array<ArrayBuffer>
  headers: Headers
}

type Fetched<Code extends string> = Result<FetchedFile, Code | FileRefusal>

/**
 * Fetches a file of another host within limits. Checks the address and every redirect before requesting it, and stops
 * reading at the size limit.
 *
 * @param fetcher must use `redirect: 'manual'`
 * @param signal aborts the download; the result is then any refusal
 */
export async function fetchFile<Code extends string>(
  address: string,
  fetcher: Fetcher,
  rules: FetchRules<Code>,
  signal?: AbortSignal
): Promise<Fetched<Code>> {
  const { timeLimit } = rules
  const combined = signal ? AbortSignal.any([timeLimit, signal]) : timeLimit
  try {
    return await untilAborted(() => followRedirects(address, fetcher, rules, combined), combined)
  } catch {
    return refuse(timeLimit.aborted ? 'slow' : 'unreachable')
  }
}

/** Rejects when the signal aborts, even if the work ignores the signal, or aborts it while it starts. */
function untilAborted<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work(), promise])
}

async function followRedirects<Code extends string>(
  address: string,
  fetcher: Fetcher,
  rules: FetchRules<Code>,
  signal: AbortSignal
): Promise<Fetched<Code>> {
  let text = address
  let base: URL | undefined
  for (let redirectCount = 0; redirectCount <= rules.redirects; redirectCount++) {
    const url = rules.parse(text, base)
    if (!url.ok) return url
    const response = await fetcher(url.value, signal)
    const location = redirectTarget(response)
    if (location === undefined) return readFile(response, rules.bytes, signal)
    await response.body?.cancel()
    text = location
    base = url.value
  }
  return refuse('redirects')
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

const redirectTarget = ({ status, headers }: Response) =>
  redirectStatuses.has(status) ? (headers.get('location') ?? undefined) : undefined

async function readFile(
  response: Response,
  limit: number,
  signal: AbortSignal
): Promise<Result<FetchedFile, FileRefusal>> {
  const { status, body, headers } = response
  // A browser returns a redirect as an opaque response of status 0.
  if (status === 0) return refuse('unreachable')
  const isTooLarge = Number(headers.get('content-length')) > limit
  if (status !== 200 || !body || isTooLarge) {
    await body?.cancel()
    return refuse(status === 200 && body ? 'too_large' : 'missing')
  }
  const bytes = await readUpTo(limit, body, signal)
  return bytes ? ok({ bytes, headers }) : refuse('too_large')
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

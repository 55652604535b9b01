import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { hasContent, unchangedHeaders } from '../http/conditional.ts'
import { securedResponse, withSecurityHeaders } from '../http/security-headers.ts'
import { shareWork } from '../http/share-work.ts'

/** A response in memory. A 200 has an `etag` header. */
export interface CachedResponse {
  status: 200 | 301
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer>
}

/** A response and its 304, each with all its headers: what is sent often is made once. */
interface PreparedResponse extends CachedResponse {
  unchangedHeaders: Readonly<Record<string, string>>
}

/** Milliseconds for which a response is served without a database query. Saves and privacy changes must show within five seconds. */
const freshMilliseconds = 4000
/** The maximum bytes of responses in the memory of one isolate, which has 128 MB. */
const maxBytes = 16 * 1024 * 1024

const responses = new Map<string, { response: PreparedResponse; until: number }>()
let bytes = 0

const shareLoad = shareWork<PreparedResponse | undefined>(freshMilliseconds)

/**
 * Responds from memory when the same was requested a few seconds ago, else with the result of `load`, which requests at
 * the same time share.
 *
 * @param key Identifies the response: the path and the query parameters that affect it
 * @param load Loads the response; undefined when there is none
 */
export async function serveCached(
  c: Context<Env>,
  key: string,
  load: () => Promise<CachedResponse | undefined>
): Promise<Response | undefined> {
  const cached = responses.get(key)
  if (cached && Date.now() < cached.until) return send(c, cached.response)
  const loadAndStore = async () => {
    const start = Date.now()
    const loaded = await load()
    const response = loaded && (await prepare(loaded))
    remove(key)
    if (response) store(key, response, start + freshMilliseconds)
    return response
  }
  const response = await shareLoad(key, loadAndStore, work => c.executionCtx.waitUntil(work))
  return response && send(c, response)
}

/** Sends the response, or 304 when the client has it. */
export const sendCached = async (c: Context<Env>, response: CachedResponse): Promise<Response> =>
  send(c, await prepare(response))

async function prepare(response: CachedResponse): Promise<PreparedResponse> {
  const headers = await withSecurityHeaders(response.headers)
  return { ...response, headers, unchangedHeaders: await withSecurityHeaders(unchangedHeaders(headers)) }
}

function send(c: Context<Env>, response: PreparedResponse): Response {
  const { status, headers, body } = response
  return status === 200 && headers.etag !== undefined && hasContent(c, headers.etag)
    ? securedResponse(null, { status: 304, headers: response.unchangedHeaders })
    : securedResponse(body, { status, headers })
}

function store(key: string, response: PreparedResponse, until: number) {
  responses.set(key, { response, until })
  bytes += sizeOf(key, response)
  for (const oldest of responses.keys()) {
    if (bytes <= maxBytes) break
    remove(oldest)
  }
}

function remove(key: string) {
  const cached = responses.get(key)
  if (!cached) return
  responses.delete(key)
  bytes -= sizeOf(key, cached.response)
}

/** An estimate in bytes: two kilobytes for headers and bookkeeping, and the key, whose length the client controls. */
const sizeOf = (key: string, { body }: CachedResponse) => body.byteLength + 2 * key.length + 2048

import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { notModified } from '../http/conditional.ts'
import { shareWork } from '../http/share-work.ts'

/** A response in memory. A 200 has an `etag` header. */
export interface CachedResponse {
  status: 200 | 301
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer>
}

/** Milliseconds for which a response is served without a database query. Saves and privacy changes must show within five seconds. */
const freshMilliseconds = 4000
/** The maximum bytes of responses in the memory of one isolate, which has 128 MB. */
const maxBytes = 16 * 1024 * 1024

const responses = new Map<string, { response: CachedResponse; until: number }>()
let bytes = 0

const shareLoad = shareWork<CachedResponse | undefined>(freshMilliseconds)

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
  if (cached && Date.now() < cached.until) return sendCached(c, cached.response)
  const loadAndStore = async () => {
    const start = Date.now()
    const response = await load()
    remove(key)
    if (response) store(key, response, start + freshMilliseconds)
    return response
  }
  const response = await shareLoad(key, loadAndStore, work => c.executionCtx.waitUntil(work))
  return response && sendCached(c, response)
}

/** Sends the response, or 304 when the client has it. */
export function sendCached(c: Context<Env>, { status, headers, body }: CachedResponse): Response {
  const { etag } = headers
  const unchanged = status === 200 && etag !== undefined && notModified(c, { ...headers, etag })
  return unchanged || new Response(body, { status, headers })
}

function store(key: string, response: CachedResponse, until: number) {
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

/** An estimate in bytes: a kilobyte for headers and bookkeeping, and the key, whose length the client controls. */
const sizeOf = (key: string, { body }: CachedResponse) => body.byteLength + 2 * key.length + 1024

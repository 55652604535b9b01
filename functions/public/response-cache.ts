import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { contentHash, notModified, strongEtag } from '../http/conditional.ts'

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

/**
 * Responds from memory when the same was requested a few seconds ago, else with the result of `load`.
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
  const start = Date.now()
  const response = await load()
  remove(key)
  if (!response) return undefined
  store(key, response, start + freshMilliseconds)
  return send(c, response)
}

/** Sends the response, or 304 when the client has it. */
function send(c: Context<Env>, { status, headers, body }: CachedResponse): Response {
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

/** A rendered page or file of one version. */
export interface Rendered {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** The Content-Security-Policy of a page. A 304 repeats it, since browsers apply the newest one. */
  policy?: string
}

/**
 * Renders one version, or returns it from the data centre's cache.
 *
 * @param parts Everything that the result depends on; the version of the Worker is added
 */
export async function renderCached(
  c: Context<Env>,
  parts: readonly (string | number)[],
  render: () => Promise<Rendered | undefined>
) {
  const cache = await caches.open('public')
  const key = `https://public/${[c.env.VERSION.id, ...parts].map(encodeURIComponent).join('/')}`
  const cached = await cache.match(key)
  if (cached) return { body: new Uint8Array(await cached.arrayBuffer()), headers: headersOf(cached.headers) }
  const rendered = await render()
  if (!rendered) return undefined
  const { body, type, policy } = rendered
  const headers = new Headers({
    'content-type': type,
    'cache-control': `max-age=${cacheSeconds}`,
    'belfry-tag': await contentHash(body),
    ...(policy && { 'content-security-policy': policy })
  })
  c.executionCtx.waitUntil(cache.put(key, new Response(body, { headers })))
  return { body, headers: headersOf(headers) }
}

/** A week. */
const cacheSeconds = 604_800

/** The headers for clients, which revalidate with the ETag. */
function headersOf(cached: Headers): Record<string, string> {
  const policy = cached.get('content-security-policy')
  return {
    'content-type': cached.get('content-type') ?? '',
    'cache-control': 'public, no-cache',
    etag: strongEtag(cached.get('belfry-tag') ?? ''),
    ...(policy && { 'content-security-policy': policy })
  }
}

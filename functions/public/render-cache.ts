import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { contentHash, strongEtag } from '../http/conditional.ts'
import { shareWork } from '../http/share-work.ts'

/** A rendered page or file. */
export interface Rendered {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** The Content-Security-Policy of a page. A 304 repeats it, since browsers apply the newest one. */
  policy?: string
}

/** A rendered page or file with its headers for clients. */
interface RenderedResponse {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string> & { etag: string }
}

/** Seconds in the data centre's cache: a version never changes. */
const week = 604_800

/** Milliseconds; longer than the CPU time that a request has. */
const maxRenderTime = 30_000

const shareRender = shareWork<RenderedResponse | undefined>(maxRenderTime)

/**
 * Renders one version, or returns it from the data centre's cache. Requests at the same time share one rendering.
 *
 * @param parts Everything that the result depends on; the version of the Worker is added
 * @param seconds How long the result stays in the cache
 */
export function renderCached(
  c: Context<Env>,
  parts: readonly (string | number)[],
  render: () => Promise<Rendered | undefined>,
  seconds = week
): Promise<RenderedResponse | undefined> {
  const key = `https://public/${[c.env.VERSION.id, ...parts].map(encodeURIComponent).join('/')}`
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const findOrRender = async () => {
    const cache = await caches.open('public')
    const cached = await cache.match(key)
    if (cached)
      return { body: new Uint8Array(await cached.arrayBuffer()), headers: headersOf(cached.headers) }
    const rendered = await render()
    if (!rendered) return undefined
    const { body, type, policy } = rendered
    const headers = new Headers({
      'content-type': type,
      'cache-control': `max-age=${seconds}`,
      'belfry-tag': await contentHash(body),
      ...(policy && { 'content-security-policy': policy })
    })
    waitUntil(cache.put(key, new Response(body, { headers })))
    return { body, headers: headersOf(headers) }
  }
  return shareRender(key, findOrRender, waitUntil)
}

/** The headers for clients, which revalidate with the ETag. */
function headersOf(cached: Headers) {
  const policy = cached.get('content-security-policy')
  return {
    'content-type': cached.get('content-type') ?? '',
    'cache-control': 'public, no-cache',
    etag: strongEtag(cached.get('belfry-tag') ?? ''),
    ...(policy && { 'content-security-policy': policy })
  }
}

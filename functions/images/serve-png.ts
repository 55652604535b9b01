import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { notModified, strongEtag } from '../http/conditional.ts'
import { shareWork } from '../http/share-work.ts'

const hour = 3600
const year = 31_536_000

interface PngSource {
  /** The ETag's value without quotes. It identifies the content. */
  tag: string
  /** Whether the URL names the content's version, so that browsers may cache the response for ever. */
  isImmutable: boolean
  /** The name of the Cache API cache. */
  cache: string
  render: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Responds with a PNG, or with 304 when the client has it. Rendered once per data centre and then cached. */
export async function servePng(c: Context<Env>, { tag, isImmutable, cache, render }: PngSource) {
  const headers = {
    etag: strongEtag(tag),
    'cache-control': `public, ${isImmutable ? `max-age=${year}, immutable` : `max-age=${hour}`}`,
    'access-control-allow-origin': '*'
  }
  const unchanged = notModified(c, headers)
  if (unchanged) return unchanged
  return c.body(await renderCached(c, tag, cache, render), 200, { ...headers, 'content-type': 'image/png' })
}

/** Milliseconds; longer than the CPU time that a request has. */
const maxRenderTime = 30_000

const shareRender = shareWork<Uint8Array<ArrayBuffer>>(maxRenderTime)

/** Requests at the same time share one rendering. */
async function renderCached(c: Context<Env>, tag: string, name: string, render: PngSource['render']) {
  const key = new URL(`${c.req.path}?tag=${tag}`, c.req.url).href
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const findOrRender = async () => {
    const cache = await caches.open(name)
    const cached = await cache.match(key)
    if (cached) return new Uint8Array(await cached.arrayBuffer())
    const png = await render()
    const response = new Response(png, { headers: { 'cache-control': `max-age=${year}` } })
    waitUntil(cache.put(key, response))
    return png
  }
  return shareRender(`${name} ${key}`, findOrRender, waitUntil)
}

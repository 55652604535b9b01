import type { Context } from 'hono'
import type { Env } from '#functions/env.ts'

const hour = 3600
const year = 31_536_000

interface Picture {
  /** Stands for what the picture shows; without quotes. */
  tag: string
  /** Whether its address changes with what it shows, so that it may be kept for ever. */
  isForever: boolean
  /** The cache of its kind. */
  cache: string
  paint: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Answers with a PNG: not again to who holds it, and painted only when no one near here has asked for it before. */
export async function answerPicture(c: Context<Env>, { tag, isForever, cache, paint }: Picture) {
  const headers = {
    etag: `"${tag}"`,
    'cache-control': `public, ${isForever ? `max-age=${year}, immutable` : `max-age=${hour}`}`,
    'access-control-allow-origin': '*'
  }
  if (has(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
  return c.body(await paintOnce(c, tag, cache, paint), 200, { ...headers, 'content-type': 'image/png' })
}

async function paintOnce(c: Context<Env>, tag: string, name: string, paint: Picture['paint']) {
  const cache = await caches.open(name)
  const key = new URL(`${c.req.path}?tag=${tag}`, c.req.url).href
  const kept = await cache.match(key)
  if (kept) return kept.arrayBuffer()
  const png = await paint()
  const answer = new Response(png, { headers: { 'cache-control': `max-age=${year}` } })
  c.executionCtx.waitUntil(cache.put(key, answer))
  return png
}

/** Whether a browser's list of what it holds names this content. */
const has = (list: string | undefined, tag: string) =>
  (list ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === `"${tag}"`)

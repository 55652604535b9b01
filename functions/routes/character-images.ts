import { type Context, Hono } from 'hono'
import type { Alignment } from '#core/team.ts'
import { iconsVersion } from '#drawings/official-icons.ts'
import { characterSvg } from '#functions/character-image.ts'
import type { Env } from '#functions/env.ts'
import { iconDrawings } from '#functions/icon-drawings.ts'
import { paintPng } from '#functions/png.ts'
import { refusal } from '#functions/refusals.ts'

/** Pixels of a picture's side. */
const side = 512
const hour = 3600
const year = 31_536_000

const variants: Readonly<Record<string, Alignment>> = {
  characters_good: 'good',
  characters_evil: 'evil',
  characters_neutral: 'neutral'
}

/**
 * The icons of official characters as PNG, for tools and places that want a picture of their own. With `?v=` and the
 * version of the icons they never change; without, they are looked at again after an hour.
 */
export const characterImageRoutes = new Hono<Env>().get('/:set{characters_[a-z]+}/:file', async c => {
  const variant = variants[c.req.param('set')]
  const [, id] = c.req.param('file').match(/^(.+)\.png$/) ?? []
  const svg = variant && id && characterSvg(variant, id, await iconDrawings(c.env.ASSETS))
  if (!svg) return c.json(...refusal('image_missing'))
  const tag = await tagOf(svg)
  const headers = {
    etag: `"${tag}"`,
    'cache-control': `public, ${c.req.query('v') === iconsVersion ? `max-age=${year}, immutable` : `max-age=${hour}`}`,
    'access-control-allow-origin': '*'
  }
  if (has(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
  return c.body(await paintOnce(c, svg, tag), 200, { ...headers, 'content-type': 'image/png' })
})

/** Paints a picture, or takes it from where one painted near here before is kept, whoever asked for it. */
async function paintOnce(c: Context<Env>, svg: string, tag: string) {
  const cache = await caches.open('character-images')
  const key = new URL(`${c.req.path}?tag=${tag}`, c.req.url).href
  const kept = await cache.match(key)
  if (kept) return kept.arrayBuffer()
  const png = await paintPng(svg, side)
  const answer = new Response(png, { headers: { 'cache-control': `max-age=${year}` } })
  c.executionCtx.waitUntil(cache.put(key, answer))
  return png
}

async function tagOf(svg: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg))
  return new Uint8Array(hash).slice(0, 8).toHex()
}

/** Whether a browser's list of what it holds names this content. */
const has = (list: string | undefined, tag: string) =>
  (list ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === `"${tag}"`)

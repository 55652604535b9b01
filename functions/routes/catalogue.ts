import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { catalogueList } from '#core/catalogue-list.ts'
import type { Env } from '#functions/env.ts'
import { rateLimit } from '#functions/rate-limit.ts'
import { refusal } from '#functions/refusals.ts'
import { type Locale, localeOfTag } from '#routes'

const hour = 3600
const day = 24 * hour
/** A page elsewhere may read an answer only when these stand in it, a 304 included. */
const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers']

/** The official characters for other tools, a file a language; its tag may be in any case. */
export const catalogueRoutes = new Hono<Env>()
  .use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'], maxAge: day }))
  .use(rateLimit('READ_RATE'))
  .use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }))
  .get('/:file', async c => {
    const [, tag] = c.req.param('file').match(/^(.+)\.json$/i) ?? []
    const locale = localeOfTag(tag ?? '')
    if (!locale) return c.json(...refusal('catalogue_unknown'))
    const { body, version } = await listOf(locale)
    return c.body(body, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${hour}, stale-while-revalidate=${day}`,
      etag: `"${version}"`
    })
  })

interface WrittenList {
  body: string
  version: string
}

const lists = new Map<Locale, Promise<WrittenList>>()

/** A language's list as text: written for the first who asks an isolate for it, kept for the others. */
function listOf(locale: Locale): Promise<WrittenList> {
  const list = lists.get(locale) ?? writeList(locale)
  lists.set(locale, list)
  return list
}

async function writeList(locale: Locale): Promise<WrittenList> {
  const body = JSON.stringify(catalogueList(catalogue, await loadTexts(locale)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return { body, version: new Uint8Array(digest).slice(0, 16).toHex() }
}

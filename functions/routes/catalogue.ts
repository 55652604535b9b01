import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { catalogueList } from '#core/catalogue/catalogue-list.ts'
import { findLocaleByTag, type Locale } from '#routes'
import type { Env } from '../env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refusal } from '../http/refusals.ts'

const hour = 3600
const day = 24 * hour
/** Pages of other origins can read a response, including a 304, only if it has these headers. */
const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers']

/** The official characters for other tools, one file per language. The language tag is case-insensitive. */
export const catalogueRoutes = new Hono<Env>()
  .use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'], maxAge: day }))
  .use(rateLimit('READ_RATE'))
  .use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }))
  .get('/:file', async c => {
    const [, tag] = c.req.param('file').match(/^(.+)\.json$/i) ?? []
    const locale = findLocaleByTag(tag ?? '')
    if (!locale) return c.json(...refusal('catalogue_unknown'))
    const { body, version } = await fileIn(locale)
    return c.body(body, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${hour}, stale-while-revalidate=${day}`,
      etag: `"${version}"`
    })
  })

interface CatalogueFile {
  body: string
  /** A hash of the body, used as ETag. */
  version: string
}

const files = new Map<Locale, Promise<CatalogueFile>>()

/** A language's file. Written once per isolate. */
function fileIn(locale: Locale): Promise<CatalogueFile> {
  const file = files.get(locale) ?? writeFile(locale)
  files.set(locale, file)
  return file
}

async function writeFile(locale: Locale): Promise<CatalogueFile> {
  const body = JSON.stringify(catalogueList(catalogue, await loadTexts(locale)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return { body, version: new Uint8Array(digest).slice(0, 16).toHex() }
}

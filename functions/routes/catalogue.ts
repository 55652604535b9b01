import { Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { catalogueList } from '#core/catalogue/catalogue-list.ts'
import { findLocaleByTag, type Locale } from '#routes'
import type { Env } from '../env.ts'
import { contentHash, notModified, strongEtag } from '../http/conditional.ts'
import { publicJson, publicJsonHeaders } from '../http/public-json.ts'
import { refusal } from '../http/refusals.ts'

/** The official characters for other tools, one file per language. The language tag is case-insensitive. */
export const catalogueRoutes = new Hono<Env>().use(publicJson).get('/:file', async c => {
  const [, tag] = c.req.param('file').match(/^(.+)\.json$/i) ?? []
  const locale = findLocaleByTag(tag ?? '')
  if (!locale) return c.json(...refusal('catalogue_unknown'))
  const { body, etag } = await fileIn(locale)
  const headers = { ...publicJsonHeaders, etag }
  return notModified(c, headers) ?? c.body(body, 200, headers)
})

interface CatalogueFile {
  body: string
  etag: string
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
  return { body, etag: strongEtag(await contentHash(body)) }
}

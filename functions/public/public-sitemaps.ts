import type { D1Database } from '@cloudflare/workers-types'
import type { PublicKind } from '#routes'
import { publicSitemapPartPath } from '#routes/worker-paths.ts'
import { countPublic, listPublicPage, type PublicListEntry } from '../db/public-documents.ts'
import { maxEntries, sitemapParts, writeSitemap, writeSitemapIndex } from './sitemap.ts'

/** Documents read at a time. */
const pageSize = 1000

/** The index of the sitemaps of public documents, at a site. */
export async function writePublicIndex(db: D1Database, origin: string): Promise<string> {
  const kinds = ['script', 'character'] as const
  const paths = await Promise.all(
    kinds.map(async kind => (await listParts(db, kind)).map(part => publicSitemapPartPath(kind, part)))
  )
  return writeSitemapIndex(paths.flat().map(path => origin + path))
}

/** The sitemap of a part; undefined when the index doesn't list it. */
export async function writePublicPart(
  db: D1Database,
  kind: PublicKind,
  part: string,
  origin: string
): Promise<string | undefined> {
  if (!(await listParts(db, kind)).includes(part)) return undefined
  return writeSitemap(kind, await listEntries(db, kind, part), origin)
}

const listParts = async (db: D1Database, kind: PublicKind) => sitemapParts(await countPublic(db, kind))

/** The public documents whose public ids begin with `part`. */
async function listEntries(db: D1Database, kind: PublicKind, part: string) {
  const entries: PublicListEntry[] = []
  for (let after = part; entries.length < maxEntries; ) {
    const page = await listPublicPage(db, kind, after, Math.min(pageSize, maxEntries - entries.length))
    const ofPart = page.filter(({ publicId }) => publicId.startsWith(part))
    entries.push(...ofPart)
    const last = ofPart.at(-1)
    if (!last || ofPart.length < pageSize) break
    after = last.publicId
  }
  return entries
}

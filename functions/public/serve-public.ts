import type { Context } from 'hono'
import { fileStem } from '#core/file-name.ts'
import { type PublicKind, versionParameter } from '#routes'
import { findPublicDocumentInfo, type PublicDocumentInfo } from '../db/public-documents.ts'
import type { Env } from '../env.ts'
import { positiveInteger } from '../http/query-schemas.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { type PublishedDocument, readPublished } from './published.ts'
import { type Rendered, renderCached } from './render-cache.ts'
import { type CachedResponse, serveCached } from './response-cache.ts'

/** A request for one form of a public document. */
export interface PublicRequest {
  kind: PublicKind
  publicId: string
  /** The name in the requested URL; undefined where it has none. */
  slug: string | undefined
  /** The requested form: the file, or the page in a language. Part of cache keys. */
  form: string
}

/** How one form of a document is served. */
interface PublicForm {
  /** The canonical URL path. */
  pathOf: (slug: string) => string
  /** @param origin The site's, for absolute addresses. */
  render: (published: PublishedDocument, origin: string) => Promise<Rendered | undefined>
  /** Whether search engines leave out this form of every document. */
  isHidden?: boolean
}

/** Headers for search engines, in every form of a document: an unlisted document and an earlier version aren't indexed. */
const robotsHeaders = (
  info: PublicDocumentInfo,
  version: number,
  isHidden = false
): Readonly<Record<string, string>> =>
  isHidden || info.visibility === 'unlisted' || version < info.version ? { 'x-robots-tag': 'noindex' } : {}

/** The document kind of a public path, from its folder. */
export const kindOfPath = (path: string): PublicKind =>
  path.split('/').find(part => part === 'scripts' || part === 'characters') === 'scripts'
    ? 'script'
    : 'character'

const versionSchema = positiveInteger()

/**
 * Serves one form of a public document: at most five seconds out of date, and rendered once per version. A wrong name in
 * the URL redirects to the right one. Undefined when there is no such public document or version. Ignores other query
 * parameters. Throws when the database is unreachable.
 */
export function servePublic(
  c: Context<Env>,
  request: PublicRequest,
  { pathOf, render, isHidden }: PublicForm
) {
  const { kind, publicId, slug, form } = request
  const requested = c.req.query(versionParameter)
  const version = requested === undefined ? undefined : versionSchema.safeParse(requested).data
  if (requested !== undefined && version === undefined) return Promise.resolve(undefined)
  const query = version === undefined ? '' : `?${versionParameter}=${version}`
  const origin = siteOrigin(c.req.raw)
  return serveCached(c, [origin, kind, publicId, slug, form, query].join('/'), async () => {
    const info = await findPublicDocumentInfo(c.env.DB, kind, publicId)
    if (!info || (version ?? info.version) < info.firstPublicVersion) return undefined
    const canonicalSlug = fileStem(info.name)
    if (slug !== undefined && slug !== canonicalSlug) return redirect(pathOf(canonicalSlug) + query)
    const parts = [
      origin,
      form,
      kind,
      publicId,
      version ?? info.version,
      info.version,
      info.firstPublicVersion,
      info.visibility
    ]
    const rendered = await renderCached(c, parts, async () => {
      const published = await readPublished(c.env, { kind, publicId }, info, version ?? info.version)
      return published && render(published, origin)
    })
    return (
      rendered && {
        status: 200,
        body: rendered.body,
        headers: { ...rendered.headers, ...robotsHeaders(info, version ?? info.version, isHidden) }
      }
    )
  })
}

/**
 * Finds the version requested by `?version=`, or the newest; undefined when it isn't public. `read` returns its script,
 * `headers` are those of every response with it.
 */
export async function findPublicVersion(c: Context<Env>, kind: PublicKind, publicId: string) {
  const info = await findPublicDocumentInfo(c.env.DB, kind, publicId)
  const requested = c.req.query(versionParameter)
  const version = requested === undefined ? info?.version : versionSchema.safeParse(requested).data
  if (!info || version === undefined || version < info.firstPublicVersion) return undefined
  const read = async () => (await readPublished(c.env, { kind, publicId }, info, version))?.shown.script
  return { slug: fileStem(info.name), version, read, headers: robotsHeaders(info, version) }
}

/** Permanent, but revalidated: the document can be renamed. */
const redirect = (location: string): CachedResponse => ({
  status: 301,
  headers: { location, 'cache-control': 'public, no-cache' },
  body: new Uint8Array()
})

import type { D1Database } from '@cloudflare/workers-types'
import type { DocumentVersion } from '#core/saving/document.ts'
import type { PublicKind } from '#routes'

/** What anyone may know of a public or unlisted document, without its content. */
export interface PublicDocumentInfo {
  name: string
  version: number
  visibility: 'unlisted' | 'public'
  /** The first version that others may see. */
  firstPublicVersion: number
  changedAt: number
}

export interface PublicVersionRow extends DocumentVersion {
  data: string
}

/** SQL condition: the document isn't private and isn't in the bin. */
const isPublic = "public_id = ? AND kind = ? AND visibility <> 'private' AND deleted_at IS NULL"

/** Finds a public or unlisted document by its public id. */
export const findPublicDocumentInfo = (db: D1Database, kind: PublicKind, publicId: string) =>
  db
    .prepare(
      `SELECT name, version, visibility, COALESCE(shown_from, version) AS firstPublicVersion, changed_at AS changedAt
       FROM documents WHERE ${isPublic}`
    )
    .bind(publicId, kind)
    .first<PublicDocumentInfo>()

/** The versions that others may see, with their content, newest first. */
export async function listPublicVersions(
  db: D1Database,
  kind: PublicKind,
  publicId: string
): Promise<PublicVersionRow[]> {
  const { results } = await db
    .prepare(
      `WITH document AS (SELECT * FROM documents WHERE ${isPublic})
       SELECT version, changed_at AS savedAt, data FROM document
       UNION ALL
       SELECT versions.version, versions.saved_at, versions.data
       FROM versions JOIN document ON versions.document_id = document.id
       WHERE versions.version >= COALESCE(document.shown_from, document.version)
       ORDER BY 1 DESC`
    )
    .bind(publicId, kind)
    .all<PublicVersionRow>()
  return results
}

/** The public documents for search engines, last changed first. */
export async function listPublicDocuments(db: D1Database, maxCount: number) {
  const { results } = await db
    .prepare(
      `SELECT kind, public_id AS publicId, name, changed_at AS changedAt FROM documents
       WHERE visibility = 'public' AND deleted_at IS NULL ORDER BY changed_at DESC LIMIT ?`
    )
    .bind(maxCount)
    .all<{ kind: PublicKind; publicId: string; name: string; changedAt: number }>()
  return results
}

import type { D1Database } from '@cloudflare/workers-types'
import type { SavedVersion } from '#core/saved.ts'
import type { PublicKind } from '#routes'

/** What strangers may know of something saved, without its content. */
export interface PublicMark {
  name: string
  version: number
  visibility: 'unlisted' | 'public'
  /** The first version that was shown. */
  shownFrom: number
  changedAt: number
}

export interface PublicVersion extends SavedVersion {
  data: string
}

/** Only what its owner shows, and has not put into the bin. */
const shown = "public_id = ? AND kind = ? AND visibility <> 'private' AND deleted_at IS NULL"

/** A look at one row: whether there is something to show, and which version. */
export const findPublicMark = (db: D1Database, kind: PublicKind, publicId: string) =>
  db
    .prepare(
      `SELECT name, version, visibility, COALESCE(shown_from, version) AS shownFrom, changed_at AS changedAt
       FROM documents WHERE ${shown}`
    )
    .bind(publicId, kind)
    .first<PublicMark>()

/** The versions that are shown with their content, newest first: never those from before it could be seen. */
export async function listPublicVersions(
  db: D1Database,
  kind: PublicKind,
  publicId: string
): Promise<PublicVersion[]> {
  const { results } = await db
    .prepare(
      `WITH document AS (SELECT * FROM documents WHERE ${shown})
       SELECT version, changed_at AS savedAt, data FROM document
       UNION ALL
       SELECT versions.version, versions.saved_at, versions.data
       FROM versions JOIN document ON versions.document_id = document.id
       WHERE versions.version >= COALESCE(document.shown_from, document.version)
       ORDER BY 1 DESC`
    )
    .bind(publicId, kind)
    .all<PublicVersion>()
  return results
}

/** What search engines may find, the last changed first. */
export async function listPublic(db: D1Database, most: number) {
  const { results } = await db
    .prepare(
      `SELECT kind, public_id AS publicId, name, changed_at AS changedAt FROM documents
       WHERE visibility = 'public' AND deleted_at IS NULL ORDER BY changed_at DESC LIMIT ?`
    )
    .bind(most)
    .all<{ kind: PublicKind; publicId: string; name: string; changedAt: number }>()
  return results
}

import type { D1Database } from '@cloudflare/workers-types'
import type { DocumentVersion } from '#core/saving/document.ts'
import type { PublicKind } from '#routes'
import {
  type PlacedVersion,
  placedVersionColumns,
  placedVersions,
  toPlacedVersion,
  toVersion
} from './versions.ts'

/** What anyone may know of a public or unlisted document, without its content. */
export interface PublicDocumentInfo {
  name: string
  version: number
  visibility: 'unlisted' | 'public'
  /** The first version that others may see. */
  firstPublicVersion: number
  changedAt: number
}

/** SQL condition: the document isn't private and isn't in the bin. */
const isPublic = "public_id = ?1 AND kind = ?2 AND visibility <> 'private' AND deleted_at IS NULL"

/** Finds a public or unlisted document by its public id. */
export const findPublicDocumentInfo = (db: D1Database, kind: PublicKind, publicId: string) =>
  db
    .prepare(
      `SELECT name, version, visibility, COALESCE(shown_from, version) AS firstPublicVersion, changed_at AS changedAt
       FROM documents WHERE ${isPublic}`
    )
    .bind(publicId, kind)
    .first<PublicDocumentInfo>()

/** The versions that others may see, without their contents, newest first. */
export async function listPublicVersions(
  db: D1Database,
  kind: PublicKind,
  publicId: string
): Promise<DocumentVersion[]> {
  const { results } = await db
    .prepare(
      `WITH document AS (
         SELECT id, version, shown_from, changed_at, changes FROM documents WHERE ${isPublic}
       )
       SELECT version, changed_at AS savedAt, changes FROM document
       UNION ALL
       SELECT earlier.version, earlier.saved_at, earlier.changes
       FROM document JOIN earlier_versions AS earlier ON earlier.document_id = document.id
       WHERE earlier.version >= COALESCE(document.shown_from, document.version)
       ORDER BY 1 DESC`
    )
    .bind(publicId, kind)
    .all()
  return results.map(toVersion)
}

/** Finds one version that others may see. Reads no other content. */
export async function findPublicVersion(
  db: D1Database,
  kind: PublicKind,
  publicId: string,
  version: number
): Promise<PlacedVersion | undefined> {
  const row = await db
    .prepare(
      `SELECT version, changed_at AS savedAt, changes, data AS plain, NULL AS data, NULL AS object
       FROM documents WHERE ${isPublic} AND version = ?3
       UNION ALL
       SELECT ${placedVersionColumns} FROM ${placedVersions}
       WHERE earlier.document_id = (SELECT id FROM documents WHERE ${isPublic} AND ?3 >= COALESCE(shown_from, version))
         AND earlier.version = ?3`
    )
    .bind(publicId, kind, version)
    .first()
  return row === null ? undefined : toPlacedVersion(row)
}

/** What a sitemap lists of a public document. */
export interface PublicListEntry {
  publicId: string
  name: string
  changedAt: number
}

/** SQL condition of the index `documents_public`: anyone may find the document. */
const isListed = "kind = ?1 AND visibility = 'public' AND deleted_at IS NULL"

/**
 * One page of the public documents of a kind, in the order of their public ids.
 *
 * @param after The last public id of the page before; '' for the first page
 */
export async function listPublicPage(
  db: D1Database,
  kind: PublicKind,
  after: string,
  limit: number
): Promise<PublicListEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT public_id AS publicId, name, changed_at AS changedAt FROM documents
       WHERE ${isListed} AND public_id > ?2 ORDER BY public_id LIMIT ?3`
    )
    .bind(kind, after, limit)
    .all<PublicListEntry>()
  return results
}

/** The number of public documents of a kind. */
export async function countPublic(db: D1Database, kind: PublicKind): Promise<number> {
  const total = await db
    .prepare(`SELECT count(*) AS total FROM documents WHERE ${isListed}`)
    .bind(kind)
    .first<number>('total')
  return total ?? 0
}

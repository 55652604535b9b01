import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { changeSummarySchema } from '#core/saving/change-summary.ts'
import type { DocumentVersion } from '#core/saving/document.ts'
import type { DocumentScope } from './documents.ts'

/** Where the content of a version is stored; exactly one place is set. */
export interface ContentPlace {
  /** The JSON itself. */
  plain: string | null
  /** The JSON compressed by gzip, as D1 returns bytes. */
  data: number[] | null
  /** The key of the bucket object with the compressed JSON. */
  object: string | null
}

/** A version with the place of its content. */
export interface PlacedVersion extends DocumentVersion {
  place: ContentPlace
}

/** SQL: the columns that `toPlacedVersion` reads from `placedVersions`. */
export const placedVersionColumns = `earlier.version, earlier.saved_at AS savedAt, earlier.changes,
  versions.data AS plain, contents.data AS data, contents.object AS object`

/** SQL: joins the places of contents to `earlier`, an alias of `earlier_versions`. */
export const contentPlaces = `
  LEFT JOIN versions ON versions.document_id = earlier.document_id AND versions.version = earlier.version
  LEFT JOIN contents ON contents.owner_id = earlier.owner_id AND contents.hash = earlier.hash`

/** SQL: earlier versions with the places of their contents. */
export const placedVersions = `earlier_versions AS earlier ${contentPlaces}`

const versionSchema = z.object({ version: z.number(), savedAt: z.number(), changes: z.string().nullable() })
const placeSchema = z.object({
  plain: z.string().nullable(),
  data: z.array(z.number()).nullable(),
  object: z.string().nullable()
})

/** Converts a row with `version`, `savedAt` and `changes`. */
export function toVersion(row: unknown): DocumentVersion {
  const { changes, ...version } = versionSchema.parse(row)
  return changes === null ? version : { ...version, changes: changeSummarySchema.parse(JSON.parse(changes)) }
}

/** Converts a row with the `placedVersionColumns`. */
export const toPlacedVersion = (row: unknown): PlacedVersion => ({
  ...toVersion(row),
  place: toContentPlace(row)
})

/** Converts a row with `plain`, `data` and `object`. */
export const toContentPlace = (row: unknown): ContentPlace => placeSchema.parse(row)

/** The earlier versions of a document outside the bin, newest first; undefined when there is no such document. */
export async function listVersions(
  db: D1Database,
  scope: DocumentScope,
  id: string
): Promise<DocumentVersion[] | undefined> {
  const [found, rows] = await db.batch([
    db.prepare(`SELECT id ${fromUndeleted}`).bind(id, scope.ownerId, scope.kind),
    db
      .prepare(
        `SELECT version, saved_at AS savedAt, changes FROM earlier_versions
          WHERE document_id = (SELECT id ${fromUndeleted}) ORDER BY version DESC`
      )
      .bind(id, scope.ownerId, scope.kind)
  ])
  if (!found?.results.length) return undefined
  return (rows?.results ?? []).map(toVersion)
}

/** Finds one earlier version of a document outside the bin. */
export async function findVersion(
  db: D1Database,
  scope: DocumentScope,
  id: string,
  version: number
): Promise<PlacedVersion | undefined> {
  const row = await db
    .prepare(
      `SELECT ${placedVersionColumns} FROM ${placedVersions}
        WHERE earlier.document_id = (SELECT id ${fromUndeleted}) AND earlier.version = ?4`
    )
    .bind(id, scope.ownerId, scope.kind, version)
    .first()
  return row === null ? undefined : toPlacedVersion(row)
}

const fromUndeleted = 'FROM documents WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 AND deleted_at IS NULL'

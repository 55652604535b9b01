import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The files of a backup, relative to its folder. */
export const backupFiles = {
  /** Written last: a folder without it is no complete backup. */
  manifest: 'manifest.json',
  table: (name: string) => `tables/${name}.ndjson`,
  object: (key: string) => `objects/${encodeURIComponent(key)}`
}

const httpMetadata = z.object({ contentType: z.string().optional() })
const hash = z.string()

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The migrations of the database, by file name. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), hash })),
  objects: z.array(
    z.object({
      key: z.string(),
      httpMetadata: httpMetadata.optional(),
      customMetadata: z.record(z.string(), z.string()).optional(),
      hash
    })
  ),
  /** Keys of objects that the bucket didn't have, such as of images that were deleted meanwhile. */
  missing: z.array(z.string())
})
export type Manifest = z.infer<typeof manifestSchema>

export const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

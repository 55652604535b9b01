import type { D1Database } from '@cloudflare/workers-types'
import { fileStem } from '#core/file-name.ts'
import { savedCharacterSchema } from '#core/saved.ts'
import { scriptOfCharacter } from '#core/saved-character.ts'
import { type Script, scriptSchema } from '#core/script.ts'
import { listPublicVersions, type PublicMark } from '#functions/db/public-documents.ts'
import type { PublicKind } from '#routes'

/** A version of something saved, as everybody may read it; a character is a script of that character alone. */
export interface ShownVersion {
  version: number
  savedAt: number
  script: Script
}

/** Something saved with all that its page tells. */
export interface Published {
  kind: PublicKind
  publicId: string
  visibility: PublicMark['visibility']
  /** The name of its address. */
  slug: string
  shown: ShownVersion
  /** Newest first. */
  versions: readonly ShownVersion[]
}

/** Reads what is shown of a document that has a mark; undefined where that version is not, or no more. */
export async function readPublished(
  db: D1Database,
  { kind, publicId }: { kind: PublicKind; publicId: string },
  mark: PublicMark,
  version: number
): Promise<Published | undefined> {
  const rows = await listPublicVersions(db, kind, publicId)
  const versions = rows.map(({ version, savedAt, data }) => ({
    version,
    savedAt,
    script: scriptOf(kind, JSON.parse(data))
  }))
  const shown = versions.find(each => each.version === version)
  return shown && { kind, publicId, visibility: mark.visibility, slug: fileStem(mark.name), shown, versions }
}

const scriptOf = (kind: PublicKind, data: unknown): Script =>
  kind === 'script' ? scriptSchema.parse(data) : scriptOfCharacter(savedCharacterSchema.parse(data))

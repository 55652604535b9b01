import type { D1Database } from '@cloudflare/workers-types'
import { fileStem } from '#core/file-name.ts'
import { savedCharacterSchema } from '#core/saving/document.ts'
import { scriptFromCharacter } from '#core/saving/saved-character.ts'
import { type Script, scriptSchema } from '#core/script/script.ts'
import type { PublicKind } from '#routes'
import { listPublicVersions, type PublicDocumentInfo } from '../db/public-documents.ts'

/** A version of a public document. A character becomes a script with that character. */
export interface PublishedVersion {
  version: number
  savedAt: number
  script: Script
}

/** A public document with everything that its page shows. */
export interface PublishedDocument {
  kind: PublicKind
  publicId: string
  visibility: PublicDocumentInfo['visibility']
  /** The name in its URL. */
  slug: string
  /** The requested version. */
  shown: PublishedVersion
  /** All public versions, newest first. */
  versions: readonly PublishedVersion[]
}

/** Reads a public document at one version; undefined when that version isn't public or is no longer stored. */
export async function readPublished(
  db: D1Database,
  { kind, publicId }: { kind: PublicKind; publicId: string },
  info: PublicDocumentInfo,
  version: number
): Promise<PublishedDocument | undefined> {
  const rows = await listPublicVersions(db, kind, publicId)
  const versions = rows.map(({ version, savedAt, data }) => ({
    version,
    savedAt,
    script: scriptOf(kind, JSON.parse(data))
  }))
  const shown = versions.find(each => each.version === version)
  return shown && { kind, publicId, visibility: info.visibility, slug: fileStem(info.name), shown, versions }
}

const scriptOf = (kind: PublicKind, data: unknown): Script =>
  kind === 'script' ? scriptSchema.parse(data) : scriptFromCharacter(savedCharacterSchema.parse(data))

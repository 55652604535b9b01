import { fileStem } from '#core/file-name.ts'
import { type DocumentVersion, savedCharacterSchema } from '#core/saving/document.ts'
import { scriptFromCharacter } from '#core/saving/saved-character.ts'
import type { Script } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import type { PublicKind } from '#routes'
import { findPublicVersion, listPublicVersions, type PublicDocumentInfo } from '../db/public-documents.ts'
import { readContent } from '../documents/version-content.ts'
import type { Env } from '../env.ts'

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** A version of a public document. A character becomes a script with that character. */
export interface PublishedVersion {
  version: number
  savedAt: number
  script: Script
}

/** A public document at one version. */
export interface PublishedDocument {
  kind: PublicKind
  publicId: string
  visibility: PublicDocumentInfo['visibility']
  /** The name in its URL. */
  slug: string
  /** The requested version. */
  shown: PublishedVersion
}

/** A public document with what its page shows. */
export interface PublishedPage extends PublishedDocument {
  /** All public versions, newest first. */
  versions: readonly DocumentVersion[]
  /** The public version before the shown one, when the page shows what changed. */
  before: PublishedVersion | undefined
}

/** Adds the list of versions. With `withChanges`, also reads the version before the shown one. */
export async function readPublishedPage(
  env: Bindings,
  published: PublishedDocument,
  withChanges: boolean
): Promise<PublishedPage> {
  const { kind, publicId, shown } = published
  const versions = await listPublicVersions(env.DB, kind, publicId)
  const earlier = withChanges && versions.find(({ version }) => version < shown.version)
  return {
    ...published,
    versions,
    before: earlier ? await readVersion(env, published, earlier.version) : undefined
  }
}

/** Reads a public document at one version; undefined when that version isn't public or is no longer stored. */
export async function readPublished(
  env: Bindings,
  { kind, publicId }: { kind: PublicKind; publicId: string },
  info: PublicDocumentInfo,
  version: number
): Promise<PublishedDocument | undefined> {
  const shown = await readVersion(env, { kind, publicId }, version)
  return shown && { kind, publicId, visibility: info.visibility, slug: fileStem(info.name), shown }
}

/** Reads one version of a public document; undefined when it isn't public or is no longer stored. */
export async function readVersion(
  { DB, IMAGES }: Bindings,
  { kind, publicId }: { kind: PublicKind; publicId: string },
  version: number
): Promise<PublishedVersion | undefined> {
  const found = await findPublicVersion(DB, kind, publicId, version)
  if (!found) return undefined
  const data = await readContent(IMAGES, found.place)
  if (data === undefined) return undefined
  return { version, savedAt: found.savedAt, script: scriptOf(kind, JSON.parse(data)) }
}

const scriptOf = (kind: PublicKind, data: unknown): Script =>
  kind === 'script' ? scriptSchema.parse(data) : scriptFromCharacter(savedCharacterSchema.parse(data))

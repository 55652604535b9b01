import { z } from 'zod'
import { cutText } from '#core/cut-text.ts'
import { limits } from '#core/limits.ts'
import { ok, refuse } from '#core/result.ts'
import { type DocumentSave, saveDocument } from '../db/document-saves.ts'
import { findDocument, type StoredDocument } from '../db/documents.ts'
import type { Env } from '../env.ts'
import type { SignedInEnv } from '../http/signed-in.ts'
import { findImageIds } from '../images/saved-images.ts'
import type { DocumentKind } from './document-kinds.ts'
import { findTakenId, withFreeId } from './own-ids.ts'
import { compressContent } from './version-content.ts'

/** The database and the user whose documents are saved. */
interface SaveContext {
  env: Pick<Env['Bindings'], 'DB'>
  var: SignedInEnv['Variables']
}

type SaveRequest<Content> = Pick<DocumentSave, 'id' | 'saveId' | 'version'> & { content: Content }

/**
 * Saves a document's content, with what lists need of it. Refuses with `too_large`, with `too_many_images` when it uses more
 * uploads than an account may have, or as `saveDocument` does.
 */
export async function saveContent<Content, Summary>(
  { env, var: { userId, sessionKey } }: SaveContext,
  kind: DocumentKind<Content, Summary>,
  { content, ...request }: SaveRequest<Content>
) {
  const data = JSON.stringify(content)
  // Serialized again, numbers and escapes can be longer than in the request.
  if (new TextEncoder().encode(data).length > limits.documents.bytes) return refuse('too_large')
  const imageIds = findImageIds(data)
  if (imageIds.length > limits.images.count) return refuse('too_many_images')
  // Files may bring texts of any length; a list of many such documents would be megabytes.
  const name = cutText(kind.nameOf(content).replaceAll('\0', ''), limits.documents.name - 1)
  const save = {
    ...request,
    data,
    name,
    ownId: kind.ownId?.read(content) ?? null,
    search: cutText(kind.searchTextOf(content), 2 * limits.documents.name),
    imageIds,
    now: Date.now(),
    session: sessionKey,
    prepareVersion: async (former: string) => ({
      former: await compressContent(former),
      changes: summarizeChanges(kind, former, content)
    })
  }
  return saveDocument(env.DB, { ownerId: userId, kind: kind.name }, save, kind.maxCount)
}

/**
 * Saves a document's content as `saveContent` does. When another document has the id of the content, the refusal names
 * that one and a free id.
 */
export async function saveWithOwnId<Content, Summary>(
  context: SaveContext,
  kind: DocumentKind<Content, Summary>,
  request: SaveRequest<Content>
) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const saved = await saveContent(context, kind, request)
    if (saved.ok || saved.code !== 'id_taken') return saved
    const other = await findTakenId(context, kind, request.id, request.content)
    if (other) return { ...saved, ...other }
  }
  throw new Error(`Saving ${request.id} failed: its id was taken and given up during every attempt`)
}

/** Undefined when the former content doesn't match today's schema; a save must not fail for that. */
function summarizeChanges<Content, Summary>(
  kind: DocumentKind<Content, Summary>,
  former: string,
  content: Content
) {
  const before = z.safeParse(kind.schema, JSON.parse(former))
  return before.success ? kind.summarizeChanges(before.data, content) : undefined
}

/**
 * Renames a document, whatever its current version is. Retries when another save comes in between, and refuses with
 * `conflict` when that happens every time.
 */
export async function renameContent<Content, Summary>(
  context: SaveContext,
  kind: DocumentKind<Content, Summary>,
  id: string,
  name: string
) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const stored = await findDocument(context.env.DB, { ownerId: context.var.userId, kind: kind.name }, id)
    if (!stored) return refuse('missing')
    const content = kind.rename(kind.schema.parse(JSON.parse(stored.data)), name)
    const request = { id, saveId: crypto.randomUUID(), version: stored.info.version, content }
    const saved = await saveContent(context, kind, request)
    if (saved.ok || !('theirs' in saved)) return saved
  }
  return refuse('conflict')
}

/**
 * Saves a private copy of a document under another name. The copy's id also identifies the save, so the request can be
 * repeated. Refuses with `reused` when another document, or a copy that was changed since, has that id, and with
 * `conflict` when other saves take the free id of its content every time.
 */
export async function duplicateContent<Content, Summary>(
  context: SaveContext,
  kind: DocumentKind<Content, Summary>,
  id: string,
  copy: { id: string; name: string }
) {
  const scope = { ownerId: context.var.userId, kind: kind.name }
  const stored = await findDocument(context.env.DB, scope, id)
  if (!stored || stored.info.deletedAt !== undefined) return refuse('missing')
  const existing = await findDocument(context.env.DB, scope, copy.id)
  if (existing && existing.info.deletedAt === undefined) return asCopy(existing, copy.id)
  const renamed = kind.rename(kind.schema.parse(JSON.parse(stored.data)), copy.name)
  for (let attempt = 0; attempt < 4; attempt++) {
    const content = await withFreeId(context, kind, renamed)
    const saved = await saveContent(context, kind, { id: copy.id, saveId: copy.id, version: 0, content })
    // The same request, sent twice at once, has already saved the copy.
    if ('theirs' in saved) return asCopy(saved.theirs, copy.id)
    if (saved.ok || saved.code !== 'id_taken') return saved
  }
  return refuse('conflict')
}

/** The copy that an earlier request with the same id has saved. */
const asCopy = ({ info, saveId }: StoredDocument, id: string) => (saveId === id ? ok(info) : refuse('reused'))

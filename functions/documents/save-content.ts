import { limits } from '#core/limits.ts'
import { ok, refuse } from '#core/result.ts'
import { type DocumentSave, saveDocument } from '../db/document-saves.ts'
import { findDocument } from '../db/documents.ts'
import type { Env } from '../env.ts'
import type { DocumentKind } from './document-kinds.ts'

/** The database and the user whose documents are saved. */
interface SaveContext {
  env: Pick<Env['Bindings'], 'DB'>
  var: { userId: string }
}

type SaveRequest<Content> = Pick<DocumentSave, 'id' | 'saveId' | 'version'> & { content: Content }

/** Saves a document's content, with its name and search text. Refuses with `too_large`, or as `saveDocument` does. */
export async function saveContent<Content, Summary>(
  { env, var: { userId } }: SaveContext,
  kind: DocumentKind<Content, Summary>,
  { content, ...request }: SaveRequest<Content>
) {
  const data = JSON.stringify(content)
  // Serialized again, numbers and escapes can be longer than in the request.
  if (new TextEncoder().encode(data).length > limits.documents.bytes) return refuse('too_large')
  const name = kind.nameOf(content).replaceAll('\0', '')
  const save = { ...request, data, name, search: kind.searchTextOf(content), now: Date.now() }
  return saveDocument(env.DB, { ownerId: userId, kind: kind.name }, save, kind.maxCount)
}

/** Renames a document, whatever its current version is. Retries when another save comes in between. */
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
  throw new Error(`Renaming ${id} failed: other saves changed it during every attempt`)
}

/** Saves a private copy of a document under another name. The copy's id also identifies the save, so the request can be repeated. */
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
  if (existing && existing.info.deletedAt === undefined) return ok(existing.info)
  const content = kind.rename(kind.schema.parse(JSON.parse(stored.data)), copy.name)
  const saved = await saveContent(context, kind, { id: copy.id, saveId: copy.id, version: 0, content })
  // The same request, sent twice at once, has already saved the copy.
  return 'theirs' in saved ? ok(saved.theirs.info) : saved
}

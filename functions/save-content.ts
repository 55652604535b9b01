import { limits } from '#core/limits.ts'
import { ok, refuse } from '#core/result.ts'
import { type Save, saveDocument } from './db/document-saves.ts'
import { findDocument } from './db/documents.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Env } from './env.ts'

/** Where and for whom something is saved. */
interface Place {
  env: Pick<Env['Bindings'], 'DB'>
  var: { userId: string }
}

type Sent<Content> = Pick<Save, 'id' | 'saveId' | 'version'> & { content: Content }

/** Saves a content under its own name, findable by it. */
export async function saveContent<Content, Summary>(
  { env, var: { userId } }: Place,
  kind: DocumentKind<Content, Summary>,
  { content, ...sent }: Sent<Content>
) {
  const data = JSON.stringify(content)
  // Numbers and escapes may be longer than they were sent.
  if (new TextEncoder().encode(data).length > limits.saved.bytes) return refuse('too_large')
  const name = kind.nameOf(content).replaceAll('\0', '')
  const save = { ...sent, data, name, search: kind.searchOf(content), now: Date.now() }
  return saveDocument(env.DB, { ownerId: userId, kind: kind.name }, save, kind.most)
}

/** Gives a document another name, whatever version it has by now. */
export async function renameContent<Content, Summary>(
  place: Place,
  kind: DocumentKind<Content, Summary>,
  id: string,
  name: string
) {
  for (let tries = 0; tries < 4; tries++) {
    const held = await findDocument(place.env.DB, { ownerId: place.var.userId, kind: kind.name }, id)
    if (!held) return refuse('missing')
    const content = kind.rename(kind.schema.parse(JSON.parse(held.data)), name)
    const sent = { id, saveId: crypto.randomUUID(), version: held.mark.version, content }
    const saved = await saveContent(place, kind, sent)
    if (saved.ok || !('theirs' in saved)) return saved
  }
  throw new Error(`Others came between every attempt to rename ${id}`)
}

/** Saves a copy of a document under another name, as private as all new ones; the copy's id names the save. */
export async function duplicateContent<Content, Summary>(
  place: Place,
  kind: DocumentKind<Content, Summary>,
  id: string,
  copy: { id: string; name: string }
) {
  const owned = { ownerId: place.var.userId, kind: kind.name }
  const held = await findDocument(place.env.DB, owned, id)
  if (!held || held.mark.deletedAt !== undefined) return refuse('missing')
  const made = await findDocument(place.env.DB, owned, copy.id)
  if (made && made.mark.deletedAt === undefined) return ok(made.mark)
  const content = kind.rename(kind.schema.parse(JSON.parse(held.data)), copy.name)
  const saved = await saveContent(place, kind, { id: copy.id, saveId: copy.id, version: 0, content })
  // The same request, sent twice at once, has made the copy already.
  return 'theirs' in saved ? ok(saved.theirs.mark) : saved
}

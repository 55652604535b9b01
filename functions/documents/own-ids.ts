import { catalogue } from '#catalogue/catalogue.ts'
import { createCustomId } from '#core/reading/identity.ts'
import { findCharacterWithId, listCharacterIds } from '../db/character-ids.ts'
import type { Env } from '../env.ts'
import type { DocumentKind } from './document-kinds.ts'

interface OwnIdContext {
  env: Pick<Env['Bindings'], 'DB'>
  var: { userId: string }
}

/**
 * Finds the other document of the account whose content has the same id, and an id that is free. Undefined for kinds whose
 * contents have no id, and when no other document has it.
 */
export async function findTakenId<Content, Summary>(
  context: OwnIdContext,
  kind: DocumentKind<Content, Summary>,
  documentId: string,
  content: Content
) {
  if (!kind.ownId) return undefined
  const characterId = kind.ownId.read(content)
  const taken = await findCharacterWithId(context.env.DB, context.var.userId, { documentId, characterId })
  return taken && { taken, freeId: await findFreeId(context, characterId, kind.nameOf(content)) }
}

/** Gives a copy an id that no document of the account has. */
export async function withFreeId<Content, Summary>(
  context: OwnIdContext,
  { ownId, nameOf }: DocumentKind<Content, Summary>,
  content: Content
): Promise<Content> {
  return ownId
    ? ownId.write(content, await findFreeId(context, ownId.read(content), nameOf(content)))
    : content
}

async function findFreeId({ env, var: { userId } }: OwnIdContext, id: string, name: string) {
  return createCustomId(id, name, new Set(await listCharacterIds(env.DB, userId)), catalogue)
}

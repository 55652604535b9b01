import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { DocumentInfo } from '#core/saving/document.ts'
import { infoColumns, toDocumentInfo } from './documents.ts'

const fromCharacters = `FROM documents WHERE owner_id = ?1 AND kind = 'character' AND deleted_at IS NULL`

/** SQL: what all spellings of an id have in common, as the index `documents_by_character_id` has it. */
const spellingOf = (id: string) => `lower(replace(replace(${id}, '-', ''), '_', ''))`

/**
 * SQL condition: no document outside the bin has the character id in any spelling, except the document ?1 of the owner ?2. NULL is free:
 * other kinds of documents have no such id.
 */
export const isFreeId = (characterId: string) =>
  `NOT EXISTS (SELECT 1 FROM documents AS other WHERE other.owner_id = ?2 AND other.kind = 'character'
    AND other.deleted_at IS NULL AND ${spellingOf("other.data ->> '$.id'")} = ${spellingOf(characterId)} AND other.id <> ?1)`

/** Finds another saved character of the account, outside the bin, with the same id on scripts, in any spelling. */
export async function findCharacterWithId(
  db: D1Database,
  ownerId: string,
  { documentId, characterId }: { documentId: string; characterId: string }
): Promise<DocumentInfo | undefined> {
  const row = await db
    .prepare(
      `SELECT ${infoColumns} ${fromCharacters} AND id <> ?2 AND ${spellingOf("data ->> '$.id'")} = ${spellingOf('?3')}
        ORDER BY changed_at DESC LIMIT 1`
    )
    .bind(ownerId, documentId, characterId)
    .first()
  return row === null ? undefined : toDocumentInfo(row)
}

const idRow = z.object({ characterId: z.string() })

/** The ids on scripts of all saved characters of an account, without the bin. */
export async function listCharacterIds(db: D1Database, ownerId: string): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT data ->> '$.id' AS characterId ${fromCharacters}`)
    .bind(ownerId)
    .all()
  return results.map(row => idRow.parse(row).characterId)
}

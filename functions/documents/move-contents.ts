import {
  findPlainVersion,
  listUnmovedContents,
  recordMoves,
  registerMoves,
  replacePlainContent
} from '../db/contents.ts'
import type { Env } from '../env.ts'
import { compressContent } from './version-content.ts'

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** Milliseconds; longer than any move takes. */
const day = 24 * 3600 * 1000

/**
 * Moves contents of earlier versions from the database to the bucket, in at most `maxRounds` rounds of a few each. An
 * interruption at any point loses nothing: a content leaves the database in the transaction that records its object, and
 * an object that no content has recorded is loose.
 *
 * @param ownerId Moves only contents of this account
 */
export async function moveContents({ DB, IMAGES }: Bindings, maxRounds: number, ownerId?: string) {
  for (let round = 0; round < maxRounds; round++) {
    const contents = await listUnmovedContents(DB, ownerId)
    if (contents.length === 0) return
    // New keys for each attempt, since the objects of an earlier attempt may be deleted at any time.
    const moves = contents.map(content => ({ ...content, object: `versions/${crypto.randomUUID()}` }))
    const keys = moves.map(({ data: _, ...move }) => move)
    await registerMoves(DB, keys, Date.now() + day)
    for (const { object, data } of moves) await IMAGES.put(object, Uint8Array.from(data))
    await recordMoves(DB, keys, Date.now())
  }
}

/** Compresses contents of earlier versions that were saved before migration 0004, at most `maxCount`. */
export async function compressPlainVersions({ DB }: Pick<Bindings, 'DB'>, maxCount: number) {
  for (let count = 0; count < maxCount; count++) {
    const version = await findPlainVersion(DB)
    if (!version) return
    await replacePlainContent(DB, version, await compressContent(version.plain))
  }
}

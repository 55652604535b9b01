import { sessionSeconds } from './auth/session-cookies.ts'
import { deleteExpiredDocuments } from './db/document-changes.ts'
import { deleteEndedSessions } from './db/sessions.ts'
import { compressPlainVersions, moveContents } from './documents/move-contents.ts'
import type { Env } from './env.ts'
import { cleanUpImages } from './images/clean-up-images.ts'

/** What one run compresses and moves at most. With all else, it stays below the 1,000 queries of an invocation. */
const maxWork = { compressed: 100, moveRounds: 20 }

/** Milliseconds from the end of a session until no cookie of it is valid, with a day to spare. */
const endedSessionLifetime = (sessionSeconds + 24 * 60 * 60) * 1000

/**
 * Deletes everything whose time in the bin is over, and the ends of sessions whose cookies have expired. Moves contents of
 * earlier versions to the bucket. Runs once a day (see wrangler.toml).
 */
export async function runCleanup(env: Env['Bindings'], now: number) {
  await deleteExpiredDocuments(env.DB, now)
  await cleanUpImages(env, now)
  await deleteEndedSessions(env.DB, now - endedSessionLifetime)
  await compressPlainVersions(env, maxWork.compressed)
  await moveContents(env, maxWork.moveRounds)
}

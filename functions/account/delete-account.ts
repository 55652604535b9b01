import { deleteAllDocuments } from '../db/account.ts'
import { deleteAllImages } from '../db/images.ts'
import { endAllSessions, type SessionKey } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { deleteLooseObjects } from '../images/clean-up-images.ts'

/**
 * Ends all sessions, so that none of them fills the account again. Then deletes everything that the account stores: first
 * the rows, which hides it from everyone, then the bucket objects. If it is interrupted in between, the daily cleanup
 * deletes the objects.
 */
export async function deleteAccount(env: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, session: SessionKey) {
  const { ownerId } = session
  await endAllSessions(env.DB, session, Date.now())
  await deleteAllDocuments(env.DB, ownerId)
  await deleteAllImages(env.DB, ownerId)
  await deleteLooseObjects(env, Date.now())
}

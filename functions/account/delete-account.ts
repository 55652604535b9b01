import { deleteAllDocuments } from '../db/account.ts'
import { withinDeadline } from '../db/deadline.ts'
import { deleteAllImages } from '../db/images.ts'
import { endAllSessions, type SessionKey } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../http/log-failure.ts'
import { deleteLooseObjects } from '../images/clean-up-images.ts'

/**
 * Ends all sessions, so that none of them fills the account again. Then deletes everything that the account stores: first
 * the rows, which hides it from everyone, then the bucket objects. If it is interrupted in between, or the bucket doesn't
 * answer in time, the daily cleanup deletes the objects.
 *
 * @param waitUntil Keeps the Worker running until the objects are deleted
 */
export async function deleteAccount(
  env: Pick<Env['Bindings'], 'DB' | 'IMAGES'>,
  session: SessionKey,
  waitUntil: (work: Promise<unknown>) => void
) {
  const { ownerId } = session
  await endAllSessions(env.DB, session, Date.now())
  await deleteAllDocuments(env.DB, ownerId)
  await deleteAllImages(env.DB, ownerId)
  const deleting = deleteLooseObjects(env, Date.now())
  waitUntil(deleting.catch(() => undefined))
  await withinDeadline(deleting).catch(error => logFailure('Account deletion', error))
}

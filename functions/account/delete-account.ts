import { deleteAllDocuments } from '../db/account.ts'
import { deleteAllImages } from '../db/images.ts'
import type { Env } from '../env.ts'
import { deleteLooseObjects } from '../images/clean-up-images.ts'

/**
 * Deletes everything that an account stores: first the rows, which hides it from everyone, then the bucket objects. If
 * it is interrupted in between, the daily cleanup deletes the objects.
 */
export async function deleteAccount(env: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, ownerId: string) {
  await deleteAllDocuments(env.DB, ownerId)
  await deleteAllImages(env.DB, ownerId)
  await deleteLooseObjects(env, Date.now())
}

import { deleteLoose } from './clear-images.ts'
import { forgetDocuments } from './db/account.ts'
import { forgetImages } from './db/images.ts'
import type { Env } from './env.ts'

/**
 * Deletes everything that an account stores: first the rows, which hides it from everyone, then the bucket objects. If
 * it is interrupted in between, the daily cleanup deletes the objects.
 */
export async function forgetAccount(env: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, ownerId: string) {
  await forgetDocuments(env.DB, ownerId)
  await forgetImages(env.DB, ownerId)
  await deleteLoose(env, Date.now())
}

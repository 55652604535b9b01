import { deleteLoose } from './clear-images.ts'
import { forgetDocuments } from './db/account.ts'
import { forgetImages } from './db/images.ts'
import type { Env } from './env.ts'

/**
 * Deletes all that is kept for somebody: first the rows, without which nobody sees anything, then the objects. Were it
 * to break off in between, the daily round would delete those.
 */
export async function forgetAccount(env: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, ownerId: string) {
  await forgetDocuments(env.DB, ownerId)
  await forgetImages(env.DB, ownerId)
  await deleteLoose(env, Date.now())
}

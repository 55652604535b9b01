import { forgetDocuments, forgetImages, someImages } from './db/account.ts'
import type { Env } from './env.ts'

/**
 * Deletes all that is kept for somebody. An image's row goes after its object: what broke off in the midst is found
 * again and finished when it is asked for once more.
 */
export async function forgetAccount({ DB, IMAGES }: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, ownerId: string) {
  for (;;) {
    const ids = (await someImages(DB, ownerId)).map(({ id }) => id)
    if (ids.length === 0) break
    await IMAGES.delete(ids)
    await forgetImages(DB, ownerId, ids)
  }
  await forgetDocuments(DB, ownerId)
}

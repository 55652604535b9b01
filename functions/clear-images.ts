import { dueObjects, forgetBinned, settleObjects } from './db/images.ts'
import type { Env } from './env.ts'

/**
 * Forgets images whose days in the bin are over, and deletes objects that are nobody's. Each round can break off
 * anywhere: the next one goes on.
 */
export async function clearImages({ DB, IMAGES }: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, now: number) {
  await forgetBinned(DB, now)
  for (let ids = await dueObjects(DB, now); ids.length > 0; ids = await dueObjects(DB, now)) {
    await IMAGES.delete(ids)
    await settleObjects(DB, ids, now)
  }
}

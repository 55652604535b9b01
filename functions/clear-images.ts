import { dueObjects, forgetBinned, settleObjects } from './db/images.ts'
import type { Env } from './env.ts'

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** Deletes images whose time in the bin is over, and the bucket objects that belong to no image. */
export async function clearImages(env: Bindings, now: number) {
  await forgetBinned(env.DB, now)
  await deleteLoose(env, now)
}

/** Deletes bucket objects that belong to no image. Safe to interrupt: the next run continues. */
export async function deleteLoose({ DB, IMAGES }: Bindings, now: number) {
  for (let ids = await dueObjects(DB, now); ids.length > 0; ids = await dueObjects(DB, now)) {
    await IMAGES.delete(ids)
    await settleObjects(DB, ids, now)
  }
}

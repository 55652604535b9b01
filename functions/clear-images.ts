import { dueObjects, forgetBinned, settleObjects } from './db/images.ts'
import type { Env } from './env.ts'

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** Forgets images whose days in the bin are over, and deletes objects that are nobody's. */
export async function clearImages(env: Bindings, now: number) {
  await forgetBinned(env.DB, now)
  await deleteLoose(env, now)
}

/** Deletes objects that are nobody's. Can break off anywhere: the next round goes on. */
export async function deleteLoose({ DB, IMAGES }: Bindings, now: number) {
  for (let ids = await dueObjects(DB, now); ids.length > 0; ids = await dueObjects(DB, now)) {
    await IMAGES.delete(ids)
    await settleObjects(DB, ids, now)
  }
}

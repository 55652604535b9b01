import { deleteExpiredImages, listDueLooseObjects, removeLooseObjects } from '../db/images.ts'
import type { Env } from '../env.ts'

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** Deletes images whose time in the bin is over, and the bucket objects that belong to no image. */
export async function cleanUpImages(env: Bindings, now: number) {
  await deleteExpiredImages(env.DB, now)
  await deleteLooseObjects(env, now)
}

/** Deletes bucket objects that belong to no image. Safe to interrupt: the next run continues. */
export async function deleteLooseObjects({ DB, IMAGES }: Bindings, now: number) {
  for (
    let ids = await listDueLooseObjects(DB, now);
    ids.length > 0;
    ids = await listDueLooseObjects(DB, now)
  ) {
    await IMAGES.delete(ids)
    await removeLooseObjects(DB, ids, now)
  }
}

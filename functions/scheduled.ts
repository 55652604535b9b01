import { deleteExpiredDocuments } from './db/document-saves.ts'
import type { Env } from './env.ts'
import { cleanUpImages } from './images/clean-up-images.ts'

/** Deletes everything whose time in the bin is over. Runs once a day (see wrangler.toml). */
export async function runCleanup(env: Env['Bindings'], now: number) {
  await Promise.all([deleteExpiredDocuments(env.DB, now), cleanUpImages(env, now)])
}

import { clearImages } from './clear-images.ts'
import { emptyBins } from './db/document-saves.ts'
import type { Env } from './env.ts'

/** Deletes everything whose time in the bin is over. Runs once a day (see wrangler.toml). */
export async function goRound(env: Env['Bindings'], now: number) {
  await Promise.all([emptyBins(env.DB, now), clearImages(env, now)])
}

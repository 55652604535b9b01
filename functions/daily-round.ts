import { clearImages } from './clear-images.ts'
import { emptyBins } from './db/document-saves.ts'
import type { Env } from './env.ts'

/** Clears what nobody can have back any more; once a day, as wrangler.toml says. */
export async function goRound(env: Env['Bindings'], now: number) {
  await Promise.all([emptyBins(env.DB, now), clearImages(env, now)])
}

import { mkdirSync, writeFileSync } from 'node:fs'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'

/** The database and the bucket of a deployment. */
export interface Storage {
  DB: D1Database
  IMAGES: R2Bucket
}

/** Where the database and the bucket are: in the state folder of a local server, or at Cloudflare. */
export type Place = { state: string } | { remote: true }

/** Opens the storage, through Wrangler and its login for the remote one. The caller disposes it. */
export async function openStorage(place: Place) {
  const { name, compatibility_date, d1_databases, r2_buckets } = unstable_readConfig({
    config: 'wrangler.toml'
  })
  const remote = 'remote' in place
  const configPath = '.wrangler/backup.json'
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(
    configPath,
    JSON.stringify({
      name,
      compatibility_date,
      d1_databases: d1_databases.map((binding: object) => ({ ...binding, remote })),
      r2_buckets: r2_buckets.map((binding: object) => ({ ...binding, remote }))
    })
  )
  const { env, dispose } = await getPlatformProxy<Storage>({
    configPath,
    persist: remote ? false : { path: `${place.state}/v3` },
    remoteBindings: remote
  })
  return { storage: env, dispose }
}

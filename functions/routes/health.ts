import { Hono } from 'hono'
import { workerPaths } from '#routes/worker-paths.ts'
import { version } from '../../package.json'
import { readDatabaseBytes } from '../db/account-bytes.ts'
import { withinDeadline } from '../db/deadline.ts'
import type { Env } from '../env.ts'

/** The maximum size of a D1 database, and the share from which an operator should act. */
const database = { maxBytes: 10 * 1024 ** 3, alarmShare: 0.7 }

/** Milliseconds for which the database isn't asked again. */
const freshMilliseconds = 60_000
/** Without bytes when the database was away. */
let known: { bytes: number | undefined; until: number } | undefined

/** The running version, and how full the database is. Responds without these figures when the database is away. */
export const healthRoutes = new Hono<Env>().get(workerPaths.health, async c => {
  const bytes = await databaseBytes(c.env)
  if (bytes === undefined) return c.json({ ok: true as const, version }, 200)
  const share = Math.round((bytes / database.maxBytes) * 1000) / 1000
  return c.json(
    { ok: true as const, version, database: { bytes, share, alarm: share >= database.alarmShare } },
    200
  )
})

async function databaseBytes({ DB }: Env['Bindings']): Promise<number | undefined> {
  if (known && Date.now() < known.until) return known.bytes
  const bytes = await withinDeadline(readDatabaseBytes(DB)).catch(() => undefined)
  known = { bytes, until: Date.now() + freshMilliseconds }
  return bytes
}

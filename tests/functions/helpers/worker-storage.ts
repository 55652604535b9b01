import { inject } from 'vitest'

/** Wrangler's local API for the Worker's database and bucket. */
const local = `${inject('origin')}/cdn-cgi`
const database = '00000000-0000-0000-0000-000000000000'

/** Runs a statement on the Worker's database and returns its rows. */
export async function runSql(sql: string, params: string[] = []): Promise<unknown[][]> {
  const response = await fetch(`${local}/explorer/api/d1/database/${database}/raw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql, params })
  })
  if (!response.ok) throw new Error(await response.text())
  const { result }: { result: { results: { rows: unknown[][] } }[] } = await response.json()
  return result[0]?.results.rows ?? []
}

/** Whether the bucket contains an object. */
export async function isStored(key: string): Promise<boolean> {
  const objects = `${local}/explorer/api/r2/buckets/belfry-images/objects`
  const response = await fetch(`${objects}?${new URLSearchParams({ prefix: key })}`)
  if (!response.ok) throw new Error(await response.text())
  const { result }: { result: unknown[] } = await response.json()
  return result.length > 0
}

/** Runs the daily cleanup as of a number of days from now. */
export async function runCleanupAfter(days: number) {
  const time = Math.round(Date.now() + days * 24 * 3600 * 1000)
  const response = await fetch(`${local}/local/scheduled?${new URLSearchParams({ time: `${time}` })}`)
  if (!response.ok) throw new Error(`The cleanup failed: ${await response.text()}`)
}

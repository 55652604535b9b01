import { createHash } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../src/core/limits.ts'
import { databaseFolder, openDatabase } from '../serve/local-database.ts'
import { type Ledger, requestAs, responseText, scriptOf } from './savers.ts'

/**
 * Checks the database that a killed server left. Checks a copy, so that the next server opens the original and not what
 * SQLite has recovered here.
 *
 * @returns faults, and in `written` how many of the unacknowledged saves were written
 */
export function checkDatabase(
  state: string,
  ledgers: readonly Ledger[]
): { faults: string[]; written: number } {
  const copy = `${state}/checked-copy`
  rmSync(copy, { recursive: true, force: true })
  cpSync(`${state}/${databaseFolder}`, copy, { recursive: true })
  const database = openDatabase(copy)
  try {
    const integrityFaults = ['integrity_check', 'foreign_key_check'].flatMap(check =>
      database
        .prepare(`PRAGMA ${check}`)
        .all()
        .filter(row => row.integrity_check !== 'ok')
        .map(row => `${check}: ${JSON.stringify(row)}`)
    )
    const rows = database
      .prepare(
        `SELECT id, version, data, NULL AS hash FROM documents
          UNION ALL SELECT document_id, version, NULL, hash FROM earlier_versions JOIN contents USING (owner_id, hash)
          ORDER BY id, version`
      )
      .all()
    const byId = Map.groupBy(rows, ({ id }) => id)
    const unknownIds = [...byId.keys()].filter(id => !ledgers.some(ledger => ledger.id === id))
    const faults = ledgers.flatMap(ledger => faultsOfRows(ledger, byId.get(ledger.id) ?? []))
    const written = ledgers.filter(({ id, saved }) => byId.get(id)?.at(-1)?.version === saved.length + 1)
    return {
      faults: [...integrityFaults, ...unknownIds.map(id => `${id} is an unknown document`), ...faults],
      written: written.length
    }
  } finally {
    database.close()
  }
}

/**
 * The rows of one document must be its acknowledged saves, optionally followed by the unacknowledged one: each complete,
 * without gaps, up to the limit of stored versions.
 */
function faultsOfRows({ id, saved, open }: Ledger, rows: readonly Record<string, unknown>[]): string[] {
  const last = rows.at(-1)?.version ?? 0
  if (last !== saved.length && !(open !== undefined && last === saved.length + 1))
    return [`${id} is at version ${last}, but version ${saved.length} was acknowledged`]
  const all = last === saved.length ? saved : [...saved, open]
  const retained = all.slice(-(limits.documents.versions + 1))
  if (rows.length !== retained.length) return [`${id} has ${rows.length} versions of ${retained.length}`]
  return rows.flatMap(({ version, data, hash }, at) => {
    const expected = all.length - retained.length + at + 1
    if (version !== expected) return [`${id} has a version ${version} instead of ${expected}`]
    return isComplete({ data, hash }, retained[at])
      ? []
      : [`version ${version} of ${id} differs from its save`]
  })
}

/** Whether stored data, or its hash, is that of a save; false for partial or other content. */
function isComplete({ data, hash }: { data?: unknown; hash?: unknown }, saveId: string | undefined): boolean {
  if (saveId === undefined) return false
  const saved = JSON.stringify(scriptOf(saveId))
  return data === saved || hash === createHash('sha256').update(saved).digest('hex')
}

/** Checks a document in the responses of the server. Requires that all its saves are acknowledged. */
export async function checkResponses(origin: string, ledger: Ledger): Promise<string[]> {
  const { id, saved } = ledger
  const response = await requestAs(origin, ledger, 'GET')
  const { version, content }: Record<string, unknown> = Object(response.body)
  if (response.status !== 200 || version !== saved.length)
    return [`${id} should be at version ${saved.length}, but the response is ${responseText(response)}`]
  const list = await requestAs(origin, ledger, 'GET', '/versions')
  const listed: unknown[] = Object(list.body).versions ?? []
  const versions = listed.map(each => Reflect.get(Object(each), 'version'))
  const earlier = saved.map((_, at) => at + 1).slice(-(limits.documents.versions + 1), -1)
  const oldest = earlier[0]
  const oldestContent =
    oldest && Object((await requestAs(origin, ledger, 'GET', `/versions/${oldest}`)).body).content
  return [
    ...(oldest && !isComplete({ data: JSON.stringify(oldestContent) }, saved[oldest - 1])
      ? [`version ${oldest} of ${id} differs from its save`]
      : []),
    ...(isComplete({ data: JSON.stringify(content) }, saved.at(-1))
      ? []
      : [`the response for ${id} differs from its last save`]),
    ...(isDeepStrictEqual(versions, earlier.reverse()) ? [] : [`${id} lists versions ${versions.join()}`])
  ]
}

import { cpSync, rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../src/core/limits.ts'
import { databaseFolder, openDatabase } from '../local-database.ts'
import { askAs, type Ledger, said, scriptOf } from './savers.ts'

/**
 * What is wrong with the database as a killed server left it, and how many of the open saves are in it. A copy is looked
 * at, so that the next server finds what the last one left, and not what SQLite has recovered here.
 */
export function lookAtFile(state: string, ledgers: readonly Ledger[]): { faults: string[]; written: number } {
  const copy = `${state}/looked-at`
  rmSync(copy, { recursive: true, force: true })
  cpSync(`${state}/${databaseFolder}`, copy, { recursive: true })
  const database = openDatabase(copy)
  try {
    const broken = ['integrity_check', 'foreign_key_check'].flatMap(check =>
      database
        .prepare(`PRAGMA ${check}`)
        .all()
        .filter(row => row.integrity_check !== 'ok')
        .map(row => `${check}: ${JSON.stringify(row)}`)
    )
    const rows = database
      .prepare(
        `SELECT id, version, data FROM documents
          UNION ALL SELECT document_id, version, data FROM versions ORDER BY id, version`
      )
      .all()
    const byId = Map.groupBy(rows, ({ id }) => id)
    const strange = [...byId.keys()].filter(id => !ledgers.some(ledger => ledger.id === id))
    const faults = ledgers.flatMap(ledger => faultsOfRows(ledger, byId.get(ledger.id) ?? []))
    const written = ledgers.filter(({ id, saved }) => byId.get(id)?.at(-1)?.version === saved.length + 1)
    return {
      faults: [...broken, ...strange.map(id => `${id} was saved by nobody`), ...faults],
      written: written.length
    }
  } finally {
    database.close()
  }
}

/** Rows of one document must be what was acknowledged, and perhaps the open save: all of it, each whole, none between missing. */
function faultsOfRows({ id, saved, open }: Ledger, rows: readonly Record<string, unknown>[]): string[] {
  const last = rows.at(-1)?.version ?? 0
  if (last !== saved.length && !(open !== undefined && last === saved.length + 1))
    return [`${id} is at version ${last}, and version ${saved.length} was acknowledged`]
  const all = last === saved.length ? saved : [...saved, open]
  const kept = all.slice(-(limits.saved.versions + 1))
  if (rows.length !== kept.length) return [`${id} has ${rows.length} versions of ${kept.length}`]
  return rows.flatMap(({ version, data }, at) => {
    const expected = all.length - kept.length + at + 1
    if (version !== expected) return [`${id} has a version ${version} in place of ${expected}`]
    return isWhole(data, kept[at]) ? [] : [`${id} has not in version ${version} what was saved`]
  })
}

/** A save that is there by half, or is another one, is not the text that was sent. */
const isWhole = (data: unknown, saveId: string | undefined) =>
  saveId !== undefined && data === JSON.stringify(scriptOf(saveId))

/** What is wrong with a document as the server answers it, when no save of it is open. */
export async function faultsOfAnswer(origin: string, ledger: Ledger): Promise<string[]> {
  const { id, saved } = ledger
  const read = await askAs(origin, ledger, 'GET')
  const { version, content }: Record<string, unknown> = Object(read.body)
  if (read.status !== 200 || version !== saved.length)
    return [`${id} should be at version ${saved.length}, and is answered with ${said(read)}`]
  const list = await askAs(origin, ledger, 'GET', '/versions')
  const listed: unknown[] = Object(list.body).versions ?? []
  const versions = listed.map(each => Reflect.get(Object(each), 'version'))
  const earlier = saved.map((_, at) => at + 1).slice(-(limits.saved.versions + 1), -1)
  return [
    ...(isWhole(JSON.stringify(content), saved.at(-1)) ? [] : [`${id} is answered with what nobody saved`]),
    ...(isDeepStrictEqual(versions, earlier.reverse()) ? [] : [`${id} lists versions ${versions.join()}`])
  ]
}

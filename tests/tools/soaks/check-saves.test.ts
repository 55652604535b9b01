import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFolder } from '../../../tools/serve/local-database.ts'
import { checkDatabase } from '../../../tools/soaks/check-saves.ts'
import { type Ledger, newId, scriptOf } from '../../../tools/soaks/savers.ts'

const textOf = (saveId: string) => JSON.stringify(scriptOf(saveId))

/**
 * A state folder whose database has one document with these saves as versions 1, 2, …; and a function that changes it.
 */
function stateOf(...saved: readonly string[]) {
  const state = mkdtempSync(join(tmpdir(), 'belfry-kept-'))
  onTestFinished(() => rmSync(state, { recursive: true }))
  mkdirSync(`${state}/${databaseFolder}`, { recursive: true })
  const database = new DatabaseSync(`${state}/${databaseFolder}/saved.sqlite`)
  for (const file of globSync('migrations/*.sql').sort()) database.exec(readFileSync(file, 'utf8'))
  const last = saved.at(-1) ?? ''
  const insert = `INSERT INTO documents (id, kind, owner_id, data, name, search, version, save_id, made_at, changed_at)
    VALUES ('bells', 'script', 'ann', ?, '', '', ?, ?, 0, 0)`
  if (last) database.prepare(insert).run(textOf(last), saved.length, last)
  const content = database.prepare(`INSERT INTO contents VALUES ('ann', ?, 0, x'', NULL)`)
  const version = database.prepare(`INSERT INTO earlier_versions VALUES ('bells', ?, 'ann', 0, NULL, ?)`)
  for (const [at, saveId] of saved.slice(0, -1).entries()) {
    const hash = createHash('sha256').update(textOf(saveId)).digest('hex')
    content.run(hash)
    version.run(at + 1, hash)
  }
  const change = (sql: string, ...values: string[]) => database.prepare(sql).run(...values)
  return { state, change }
}

const ledger = (saved: string[], open?: string): Ledger => ({ id: 'bells', cookie: '', saved, open })
const [first, second, third] = [newId(), newId(), newId()]

test('acknowledged saves are no fault, with or without the unacknowledged one written', () => {
  const { state } = stateOf(first, second)
  expect(checkDatabase(state, [ledger([first, second])])).toEqual({ faults: [], written: 0 })
  expect(checkDatabase(state, [ledger([first, second], third)])).toEqual({ faults: [], written: 0 })
  expect(checkDatabase(state, [ledger([first], second)])).toEqual({ faults: [], written: 1 })
})

test.each([
  ['a lost acknowledged save', [first], ledger([first, second]), 'version 1, but version 2'],
  ['a lost document', [], ledger([first]), 'version 0, but version 1'],
  ['a save that nobody sent', [first, second], ledger([first]), 'version 2, but version 1'],
  ['other content', [first, third], ledger([first, second]), 'version 2 of bells differs from its save'],
  [
    'other content of an unacknowledged save',
    [first, third],
    ledger([first], second),
    'version 2 of bells differs'
  ]
])('%s is a fault', (_, saved, known, fault) => {
  const { state } = stateOf(...saved)
  expect(checkDatabase(state, [known]).faults).toEqual([expect.stringContaining(fault)])
})

test('a partial save, a missing version and an unknown document are faults', () => {
  const { state, change } = stateOf(first, second, third)
  change(`INSERT INTO contents VALUES ('ann', 'half', 0, x'', NULL)`)
  change(`UPDATE earlier_versions SET hash = 'half' WHERE version = 1`)
  const known = ledger([first, second, third])
  expect(checkDatabase(state, [known]).faults).toEqual(['version 1 of bells differs from its save'])
  change(`DELETE FROM contents WHERE hash = 'half'`)
  expect(checkDatabase(state, [known]).faults).toEqual(['bells has 2 versions of 3'])
  expect(checkDatabase(state, []).faults).toEqual(['bells is an unknown document'])
})

test('a version without its document violates a foreign key', () => {
  const { state, change } = stateOf(first, second)
  change('PRAGMA foreign_keys = OFF')
  change('DELETE FROM documents')
  expect(checkDatabase(state, []).faults).toContainEqual(expect.stringContaining('foreign_key_check'))
})

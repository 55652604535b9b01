import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { emptyScript } from '#core/script/script.ts'
import { saveGame } from '../../../functions/db/game-saves.ts'
import { scriptKind } from '../../../functions/documents/document-kinds.ts'
import { saveContent } from '../../../functions/documents/save-content.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

/** D1's maximum of a row, a text or a blob, in bytes. SQLite itself allows a thousand times as much. */
const maxRowBytes = 2_000_000

const bytesOf = (value: unknown) => {
  if (typeof value === 'string') return Buffer.byteLength(value)
  return value instanceof Uint8Array ? value.byteLength : 8
}

test('the largest document, its earlier version and the largest game fit into rows of D1', async () => {
  const { DB, sqlite } = openMemoryDatabase()
  const save = (version: number) => {
    const title = `${version}${'Đ'.repeat(limits.documents.name)}`
    const empty = JSON.stringify({ ...emptyScript, title, customData: { text: '' } })
    // Random, so that the earlier version hardly compresses.
    const text = randomBytes(limits.documents.bytes).toString('base64')
    const customData = { text: text.slice(0, limits.documents.bytes - Buffer.byteLength(empty)) }
    return saveContent({ env: { DB }, var: signedInAs('owner') }, scriptKind, {
      id: 'document-0123456789',
      saveId: `save-0123456789-${version}`,
      version,
      content: scriptKind.schema.parse({ ...emptyScript, title, customData })
    })
  }
  await save(0)
  await save(1)
  const data = new Uint8Array(randomBytes(limits.documents.bytes))
  const info = {
    id: 'game',
    name: '',
    scriptName: '',
    scriptId: '',
    startedAt: 0,
    version: 0,
    saveId: 'save'
  }
  await saveGame(DB, { ...info, data, hash: '', now: 0, session: signedInAs('owner').sessionKey })
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const largest = tables.map(({ name }) => {
    const rows = sqlite.prepare(`SELECT * FROM ${name}`).all()
    const sizes = rows.map(row => Object.values(row).reduce<number>((sum, value) => sum + bytesOf(value), 0))
    return [String(name), Math.max(0, ...sizes)] as const
  })
  const sizeOf = Object.fromEntries(largest)
  expect(sizeOf.documents).toBeGreaterThan(limits.documents.bytes * 0.99)
  expect(sizeOf.contents).toBeGreaterThan(limits.documents.bytes / 2)
  expect(sizeOf.games).toBeGreaterThan(limits.documents.bytes)
  expect(Math.max(...Object.values(sizeOf))).toBeLessThan(maxRowBytes)
})

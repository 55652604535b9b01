import { strFromU8, unzipSync } from 'fflate'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { compressContent } from '#functions/documents/version-content.ts'
import type { Env } from '#functions/env.ts'
import { respondToError } from '#functions/http/respond-to-error.ts'
import { accountRoutes } from '#functions/routes/account.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { localSession } from '../../../tools/serve/local-session.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'

const secret = 'a secret of at least thirty-two characters'
const game = '{"belfry":"game","version":1}'
const app = new Hono<Env>().onError(respondToError).route('/api', accountRoutes)

/** Exports an account with one script and one game. Statements that match fail. */
async function exportAccount(failing: RegExp) {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  sqlite
    .prepare(
      `INSERT INTO documents (id, kind, owner_id, data, name, search, save_id, made_at, changed_at)
        VALUES ('a', 'script', 'mara', ?, '', '', '', 0, 0)`
    )
    .run(JSON.stringify(emptyScript))
  sqlite
    .prepare(
      `INSERT INTO games (id, owner_id, name, script_name, script_id, started_at, changed_at, save_id, hash, data)
        VALUES ('g', 'mara', 'Thursday night', '', '', 0, 0, '', '', ?)`
    )
    .run((await compressContent(game)).data)
  const { prepare } = DB
  vi.spyOn(DB, 'prepare').mockImplementation(sql => {
    const statement = prepare.call(DB, sql)
    if (!failing.test(sql)) return statement
    const all = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    return Object.assign(Object.create(statement), { bind: () => ({ all }) })
  })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const cookie = await localSession(secret, { sub: 'mara', name: 'Mara Oakes' })
  const READ_RATE = { limit: async () => ({ success: true }) }
  return app.request(
    workerPaths.accountExport,
    { headers: { cookie } },
    { DB, AUTH_SECRET: secret, READ_RATE }
  )
}

test('an export says that the database is away before it begins', async () => {
  const response = await exportAccount(/UNION ALL/)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
})

test('an export that fails later breaks off, so that it is no complete file', async () => {
  const response = await exportAccount(/json_each/)
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow()
})

test('an export has the scripts, and the games as files that the grimoire opens', async () => {
  const response = await exportAccount(/never/)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = [
    'README.txt',
    'games/thursday-night-g.json',
    'images.json',
    'scripts/script-a.belfry.json',
    'scripts/script-a.json'
  ]
  expect(Object.keys(files).sort()).toEqual(names)
  expect(strFromU8(files['games/thursday-night-g.json'] ?? new Uint8Array())).toBe(game)
})

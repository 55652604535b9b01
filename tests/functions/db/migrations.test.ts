import { globSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, onTestFinished, test } from 'vitest'
import { getPlatformProxy } from 'wrangler'

const insert = `INSERT INTO documents (id, kind, owner_id, data, name, search, save_id, made_at, changed_at)
  VALUES (?, ?, 'ann', ?, 'Night of Bells', 'night of bells', 's', 0, 0)`

test('a document must be JSON of a known kind, and gets a random public id', async () => {
  const db = await freshDatabase()
  await db.prepare(insert).bind('a', 'script', '{}').run()
  await expect(db.prepare(insert).bind('b', 'script', 'no document').run()).rejects.toThrow('json_valid')
  await expect(db.prepare(insert).bind('c', 'poem', '{}').run()).rejects.toThrow('kind IN')
  const { results } = await db
    .prepare('SELECT version, visibility, length(public_id) AS size FROM documents')
    .all()
  expect(results).toEqual([{ version: 1, visibility: 'private', size: 16 }])
})

test('deleting a document deletes its versions', async () => {
  const db = await freshDatabase()
  await db.prepare(insert).bind('a', 'script', '{}').run()
  await db.prepare("INSERT INTO versions VALUES ('a', 1, '{}', 0)").run()
  await db.prepare("DELETE FROM documents WHERE id = 'a'").run()
  expect((await db.prepare('SELECT * FROM versions').all()).results).toEqual([])
})

async function freshDatabase() {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: 'wrangler.toml',
    persist: false
  })
  onTestFinished(dispose)
  for (const file of globSync('migrations/*.sql').sort()) {
    const statements = readFileSync(file, 'utf8').replace(/--.*$/gm, '').split(';')
    for (const statement of statements.filter(text => text.trim())) await env.DB.prepare(statement).run()
  }
  return env.DB
}

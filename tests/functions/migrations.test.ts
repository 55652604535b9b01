import { readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, onTestFinished, test } from 'vitest'
import { getPlatformProxy } from 'wrangler'

test('a saved script must be a document, and lists can read its title', async () => {
  const db = await freshDatabase()
  const insert = 'INSERT INTO scripts (id, owner_id, data) VALUES (?, ?, ?)'
  await db.prepare(insert).bind('a', 'ann', '{"title":"Night of Bells"}').run()
  await expect(db.prepare(insert).bind('b', 'ann', 'no document').run()).rejects.toThrow('malformed JSON')
  const { results } = await db.prepare('SELECT title, length(public_id) AS size FROM scripts').all()
  expect(results).toEqual([{ title: 'Night of Bells', size: 16 }])
})

async function freshDatabase() {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: 'wrangler.toml',
    persist: false
  })
  onTestFinished(dispose)
  const statements = readFileSync('migrations/0001_scripts.sql', 'utf8').replace(/--.*$/gm, '').split(';')
  for (const statement of statements.filter(text => text.trim())) await env.DB.prepare(statement).run()
  return env.DB
}

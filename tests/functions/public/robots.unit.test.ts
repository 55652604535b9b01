import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import type { Env } from '#functions/env.ts'
import { serveSheet } from '#functions/prints/sheet-cache.ts'
import { findPublicVersion, servePublic } from '#functions/public/serve-public.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'

/** A Worker with a saved script at version 2, whose version 1 is public too. Its file, its changes and its sheet are text. */
function createWorker(visibility: 'public' | 'unlisted') {
  const stored = new Map<string, Response>()
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => void stored.set(key, response)
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    sqlite.close()
  })
  const content = JSON.stringify({ title: 'Bells' })
  sqlite
    .prepare(
      `INSERT INTO documents (id, public_id, kind, owner_id, data, name, search, visibility, version, shown_from,
         save_id, made_at, changed_at)
       VALUES ('d', ?1, 'script', 'ann', ?2, 'Bells', 'bells', ?1, 2, 1, 's', 0, 7)`
    )
    .run(visibility, content)
  sqlite
    .prepare("INSERT INTO versions (document_id, version, data, saved_at) VALUES ('d', 1, ?1, 1)")
    .run(content)
  const file = new TextEncoder().encode('bells')
  const request = { kind: 'script', publicId: visibility, slug: 'bells' } as const
  const form = { pathOf: () => '/file', render: async () => ({ body: file, type: 'text/plain' }) }
  const app = new Hono<Env>()
    .get('/file', async c => (await servePublic(c, { ...request, form: 'file' }, form)) ?? c.notFound())
    .get('/changes', async c => {
      const response = await servePublic(c, { ...request, form: 'changes' }, { ...form, isHidden: true })
      return response ?? c.notFound()
    })
    .get('/sheet', async c => {
      const found = await findPublicVersion(c, 'script', visibility)
      if (!found) return c.notFound()
      const sheet = { file, headers: { 'content-type': 'text/plain' }, imageCount: 0, warnings: [] }
      return serveSheet(c, [visibility, found.version], async () => ok(sheet), found.headers)
    })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  return async (path: string, known = '') => {
    const headers = { 'if-none-match': known }
    return app.request(path, { headers }, { DB, VERSION: { id: 'one' } }, context)
  }
}

test.each([
  ['unlisted', '/file', 'noindex'],
  ['unlisted', '/file?version=1', 'noindex'],
  ['unlisted', '/sheet', 'noindex'],
  ['unlisted', '/sheet?version=1', 'noindex'],
  ['public', '/file', null],
  ['public', '/file?version=2', null],
  ['public', '/sheet', null],
  ['public', '/file?version=1', 'noindex'],
  ['public', '/sheet?version=1', 'noindex'],
  ['public', '/changes', 'noindex']
] as const)('search engines read of the %s document at %s: %s', async (visibility, path, robots) => {
  const read = createWorker(visibility)
  const first = await read(path)
  expect([first.status, first.headers.get('x-robots-tag')]).toEqual([200, robots])
  // From the cache, and without the content.
  expect((await read(path)).headers.get('x-robots-tag')).toBe(robots)
  const unchanged = await read(path, first.headers.get('etag') ?? '')
  expect([unchanged.status, unchanged.headers.get('x-robots-tag')]).toEqual([304, robots])
})

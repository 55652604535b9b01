import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { RouteTable } from '#functions/http/route-table.ts'
import { workerPaths } from '#routes/worker-paths.ts'

const createRouter = () => {
  const router = new RouteTable<string>()
  for (const wildcard of ['*', '/api/*', '/auth/*']) router.add('ALL', wildcard, wildcard)
  for (const path of Object.values(workerPaths)) router.add('GET', path, path)
  return router
}

test('all paths of the Worker fit Hono’s fast router', () => {
  const router = createRouter()
  router.match('GET', '/')
  expect(router.name).toContain('RegExpRouter')
})

test.each([
  ['/scripts/0123/bells', workerPaths.publicPage],
  ['/characters/0123/ringer', workerPaths.publicPage],
  ['/pt-br/characters/0123/ringer', workerPaths.localizedPublicPage],
  ['/api/public/scripts/0123/bells.json', workerPaths.publicFile],
  ['/images/characters_good/imp.png', workerPaths.characterImage],
  ['/images/u/0123', workerPaths.userImage],
  ['/xx/scripts/0123/bells', undefined]
])('%s is matched by %s', (path, expected) => {
  const handlers = createRouter()
    .match('GET', path)[0]
    .map(([handler]) => handler)
  expect(handlers.find(handler => !handler.endsWith('*'))).toBe(expected)
})

test('other parameters have their values', async () => {
  const app = new Hono({ router: new RouteTable() }).get(workerPaths.publicPage, c =>
    c.text(`${c.req.param('id')} ${c.req.param('name')}`)
  )
  expect(await (await app.request('/scripts/0123/b%C3%A9ls')).text()).toBe('0123 béls')
})

import { Hono } from 'hono'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from '#functions/env.ts'
import { renderCached } from '#functions/public/render-cache.ts'
import { waitFor } from '../../wait.ts'

/** The data centre's cache. */
const stored = new Map<string, Response>()

beforeEach(() => {
  stored.clear()
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => void stored.set(key, response)
  }
  vi.stubGlobal('caches', { open: async () => cache })
  onTestFinished(() => void vi.unstubAllGlobals())
})

/** A Worker whose page is rendered when `finish` is called with its text, or with the error of the rendering. */
function createWorker() {
  const renders: PromiseWithResolvers<string>[] = []
  const render = async () => {
    const rendering = Promise.withResolvers<string>()
    renders.push(rendering)
    return { body: new TextEncoder().encode(await rendering.promise), type: 'text/plain' }
  }
  const app = new Hono<Env>()
    .onError((_, c) => c.text('failed', 500))
    .get('/page', async c => {
      const rendered = await renderCached(c, ['page', 1], render)
      return rendered ? new Response(rendered.body, { headers: rendered.headers }) : c.notFound()
    })
  const work: Promise<unknown>[] = []
  const context = {
    waitUntil: (each: Promise<unknown>) => void work.push(each),
    passThroughOnException: () => undefined,
    props: {}
  }
  const env = { VERSION: { id: 'one' } }
  const read = async () => {
    const response = await app.request('/page', {}, env, context)
    return `${response.status} ${await response.text()}`
  }
  return { read, renders, settled: () => Promise.all(work) }
}

test('requests at the same time share one rendering, and later ones come from the cache', async () => {
  const { read, renders, settled } = createWorker()
  const waiting = [read(), read(), read()]
  await waitFor(() => expect(renders).toHaveLength(1))
  renders[0]?.resolve('bells')
  expect(await Promise.all(waiting)).toEqual(['200 bells', '200 bells', '200 bells'])
  await settled()
  expect([await read(), renders.length, stored.size]).toEqual(['200 bells', 1, 1])
})

test('a failed rendering fails its requests, once, and isn’t cached', async () => {
  const { read, renders, settled } = createWorker()
  const waiting = [read(), read()]
  await waitFor(() => expect(renders).toHaveLength(1))
  renders[0]?.reject(new Error('no layout'))
  expect(await Promise.all(waiting)).toEqual(['500 failed', '500 failed'])
  await settled()
  const again = read()
  await waitFor(() => expect(renders).toHaveLength(2))
  renders[1]?.resolve('bells')
  expect(await again).toBe('200 bells')
})

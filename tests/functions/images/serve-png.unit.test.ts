import { Hono } from 'hono'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from '#functions/env.ts'
import { servePng } from '#functions/images/serve-png.ts'
import { waitFor } from '../../wait.ts'

beforeEach(() => {
  const stored = new Map<string, Response>()
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => void stored.set(key, response)
  }
  vi.stubGlobal('caches', { open: async () => cache })
  onTestFinished(() => void vi.unstubAllGlobals())
})

test('requests at the same time share one rendering, and later ones come from the cache', async () => {
  const rendering = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const render = vi.fn(() => rendering.promise)
  const app = new Hono<Env>().get('/:name', c =>
    servePng(c, { tag: 'one', isImmutable: false, cache: 'cards', render })
  )
  const work: Promise<unknown>[] = []
  const context = {
    waitUntil: (each: Promise<unknown>) => void work.push(each),
    passThroughOnException: () => undefined,
    props: {}
  }
  const read = async (path: string) => (await app.request(path, {}, {}, context)).text()
  const waiting = [read('/imp'), read('/imp'), read('/spy')]
  await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
  rendering.resolve(new TextEncoder().encode('png'))
  expect(await Promise.all(waiting)).toEqual(['png', 'png', 'png'])
  await Promise.all(work)
  expect(await read('/imp')).toBe('png')
  expect(render).toHaveBeenCalledTimes(2)
})

import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { savedScripts } from '#api/documents.ts'
import { fetchSession, startSignIn } from '#api/session.ts'
import { fetchSheetPdf } from '#api/sheet-pdf.ts'
import { aScript } from '../core/script-builders.ts'
import { withCookies } from './fake-worker.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Sends requests to a server that runs until the test ends. Resolves to each response that the server is to give. */
async function listen(respond: RequestListener = () => {}) {
  const arrivals: ((response: ServerResponse) => void)[] = []
  const server = createServer((request, response) => {
    respond(request, response)
    arrivals.shift()?.(response)
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetch(new URL(path, `http://localhost:${port}`), init)
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })
  return () => new Promise<ServerResponse>(resolve => arrivals.push(resolve))
}

const save = (almanac = '') =>
  savedScripts.save('a', { content: { ...aScript(), almanac }, version: 1, saveId: 'b' })
const unreachable = { ok: false, code: 'unreachable' }
const sheet = (signal = new AbortController().signal) =>
  fetchSheetPdf({ file: [{ id: '_meta', name: 'Bell' }], query: { paper: 'a4', lang: 'en' }, signal })

/** Whether a promise is settled once what is due has run. */
async function isSettled(promise: Promise<unknown>) {
  let settled = false
  void promise.finally(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

describe('a server that nothing comes back from', () => {
  test('counts as unreachable after 30 seconds', async () => {
    const arrival = (await listen())()
    const saved = save()
    await arrival
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await isSettled(saved)).toBe(false)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await saved).toEqual(unreachable)
  })

  test('has more time for more content, which a slow network sends for longer', async () => {
    const arrival = (await listen())()
    const saved = save('x'.repeat(800_000))
    await arrival
    await vi.advanceTimersByTimeAsync(100_000)
    expect(await isSettled(saved)).toBe(false)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(await saved).toEqual(unreachable)
  })

  test('is given up at once when the caller stops', async () => {
    const arrival = (await listen())()
    const stop = new AbortController()
    const pdf = sheet(stop.signal)
    await arrival
    stop.abort()
    expect(await pdf).toEqual({ ok: false, code: 'stopped' })
  })

  test('leaves the session unknown, and sign-in says so', async () => {
    withCookies('belfry.signed-in=1')
    const next = await listen()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    onTestFinished(() => limit.mockRestore())
    void next()
    expect(await fetchSession()).toEqual({ ok: false, code: 'session_unreachable' })
    expect(await startSignIn('/')).toEqual(unreachable)
    expect(limit.mock.calls).toEqual([[30_000], [30_000]])
  })
})

describe('a response that comes slowly', () => {
  const startPdf = async () => {
    const arrival = (await listen())()
    const pdf = sheet()
    const response = await arrival
    response.writeHead(200, { 'content-type': 'application/pdf' })
    return { pdf, response }
  }

  test('may take as long as it goes on', async () => {
    const { pdf, response } = await startPdf()
    for (const part of ['%PDF', '-1.7', '%%EOF']) {
      response.write(part)
      await vi.advanceTimersByTimeAsync(20_000)
    }
    response.end()
    const file = await pdf
    expect(file.ok && (await file.value.text())).toBe('%PDF-1.7%%EOF')
  })

  test('counts as unreachable when it pauses for 30 seconds', async () => {
    const { pdf, response } = await startPdf()
    response.write('%PDF')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await isSettled(pdf)).toBe(false)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await pdf).toEqual(unreachable)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSource } from '../../../tools/catalogue-import/source.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const address = 'https://data.example.org/roles.json'
const never = () => Promise.reject(new Error('nothing is fetched here'))
const tooMuch = 'x'.repeat(5 * 1024 * 1024 + 1)

describe('a path', () => {
  test('is read', async () => {
    const path = join(folder, 'roles.json')
    writeFileSync(path, '[]')
    expect(await readSource(path, never)).toEqual({ ok: true, value: { source: path, text: '[]' } })
  })

  test.each([
    ['no file', 'none.json', 'there is no such file.'],
    ['a folder', '', 'this cannot be read (EISDIR: illegal operation on a directory, read).'],
    ['too large a file', 'large.json', 'it has more than 5 MB.']
  ])('is refused for %s', async (_, name, problem) => {
    writeFileSync(join(folder, 'large.json'), tooMuch)
    const path = join(folder, name)
    expect(await readSource(path, never)).toEqual({ ok: false, problems: [`${path}: ${problem}`] })
  })
})

describe('an address', () => {
  test('is fetched', async () => {
    const read = await readSource(address, async () => new Response('["é"]'))
    expect(read).toEqual({ ok: true, value: { source: address, text: '["é"]' } })
  })

  test('of any length up to 5 MB is read whole', async () => {
    const full = 'x'.repeat(5 * 1024 * 1024)
    expect(await readSource(address, async () => new Response(full))).toMatchObject({ ok: true })
    const path = join(folder, 'full.json')
    writeFileSync(path, full)
    expect(await readSource(path, never)).toMatchObject({ ok: true })
  })

  test('has its letters whole where they are cut between parts, and may have no body', async () => {
    const bytes = new TextEncoder().encode('é')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      }
    })
    expect(await readSource(address, async () => new Response(body))).toMatchObject({ value: { text: 'é' } })
    expect(await readSource(address, async () => new Response(null))).toMatchObject({ value: { text: '' } })
    const cut = new Response(bytes.slice(0, 1))
    expect(await readSource(address, async () => cut)).toMatchObject({ value: { text: '\uFFFD' } })
  })

  test('is refused with the reason for any error', async () => {
    const refused = async (error: unknown) => readSource(address, () => Promise.reject(error))
    const problem = (reason: string) => ({
      ok: false,
      problems: [`${address}: it cannot be fetched (${reason}).`]
    })
    expect(await refused(new Error('no network'))).toEqual(problem('no network'))
    expect(await refused('broken')).toEqual(problem('broken'))
  })

  test('with any scheme is an address, and a path may have colons', async () => {
    expect(await readSource('FILE://roles.json', never)).toMatchObject({
      problems: ['FILE://roles.json: only https URLs are fetched.']
    })
    expect(await readSource('dir/c://roles.json', never)).toMatchObject({
      problems: ['dir/c://roles.json: there is no such file.']
    })
  })

  test('is fetched with a limit of time', async () => {
    let signal: AbortSignal | undefined
    await readSource(address, async (_, init) => {
      signal = init.signal
      return new Response('[]')
    })
    expect(signal?.aborted).toBe(false)
  })

  test('is not fetched without https', async () => {
    const open = 'http://data.example.org/roles.json'
    expect(await readSource(open, never)).toEqual({
      ok: false,
      problems: [`${open}: only https URLs are fetched.`]
    })
  })

  test('is refused when it redirects to one without https', async () => {
    const redirected = (url: string) => async () =>
      Object.defineProperty(new Response('[]'), 'url', { value: url })
    expect(await readSource(address, redirected('http://data.example.org/roles.json'))).toEqual({
      ok: false,
      problems: [`${address}: it redirects to a URL without https.`]
    })
    expect(await readSource(address, redirected('HTTPS://other.example.org/r.json'))).toMatchObject({
      ok: true
    })
  })

  test.each([
    ['an error status', async () => new Response('', { status: 404 }), 'the server responds with 404.'],
    ['too large a body', async () => new Response(tooMuch), 'it has more than 5 MB.'],
    [
      'an unreachable server',
      async () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no such server') })),
      'it cannot be fetched (no such server).'
    ],
    [
      'a timeout',
      async () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'it took more than 30 seconds.'
    ]
  ])('is refused for %s', async (_, fetch, problem) => {
    expect(await readSource(address, fetch)).toEqual({ ok: false, problems: [`${address}: ${problem}`] })
  })
})

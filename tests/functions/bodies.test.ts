import { describe, expect, test } from 'vitest'
import { openApi, routes } from '../../src/reference/document.ts'
import { fetchAs } from './as-user.ts'

const user = { sub: 'sends-too-much', name: 'Sender' }
// What the library says of a document has a reference in place of anything.
const { paths } = JSON.parse(JSON.stringify(openApi))

const withBody = routes.flatMap(({ method, path }) => {
  const content = paths[path][method].requestBody?.content
  return content ? [{ method: method.toUpperCase(), path, type: Object.keys(content)[0] ?? '' }] : []
})

/** Asks a route of the document, its parameters filled in so that the body is what can be wrong. */
async function send({ method, path, type }: (typeof withBody)[number], body: BodyInit) {
  const address = path.replace('{id}', crypto.randomUUID())
  const query = method === 'PUT' && path.startsWith('/api/images') ? '?name=Warden' : ''
  const answer = await fetchAs(user, address + query, { method, body, headers: { 'content-type': type } })
  return { status: answer.status, answer: await answer.json() }
}

describe('a body that is larger than any is refused', () => {
  const large = new Uint8Array(6 * 1024 * 1024).fill(0x20)
  test.each(withBody)('$method $path', async route => {
    const { status, answer } = await send(route, large)
    expect([status, answer]).toEqual([
      413,
      { code: expect.stringMatching(/_too_large$/), message: expect.any(String) }
    ])
  })
})

describe('a body that is broken is refused', () => {
  const bodies = ['', '{', '[[', '"', '\0', '{"content":', '['.repeat(100_000).slice(0, 9000)]
  test.each(withBody.filter(({ path }) => !path.startsWith('/auth')))('$method $path', async route => {
    for (const body of bodies) {
      const { status, answer } = await send(route, body)
      expect([400, 422], body.slice(0, 20)).toContain(status)
      expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }
  })
})

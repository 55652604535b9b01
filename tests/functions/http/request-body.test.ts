import { describe, expect, test } from 'vitest'
import { documentedRoutes, openApi } from '../../../src/api-reference/open-api.ts'
import { fetchAs } from '../helpers/as-user.ts'

const user = { sub: 'sends-too-much', name: 'Sender' }
// zod-openapi's types allow a reference in every place.
const { paths } = JSON.parse(JSON.stringify(openApi))

const withBody = documentedRoutes.flatMap(({ method, path }) => {
  const content = paths[path][method].requestBody?.content
  return content ? [{ method: method.toUpperCase(), path, type: Object.keys(content)[0] ?? '' }] : []
})

/** Sends a body to a route of the OpenAPI document, with valid parameters. */
async function send({ method, path, type }: (typeof withBody)[number], body: BodyInit) {
  const url = path.replace('{id}', crypto.randomUUID())
  const query = method === 'PUT' && path.startsWith('/api/images') ? '?name=Warden' : ''
  const response = await fetchAs(user, url + query, { method, body, headers: { 'content-type': type } })
  return { status: response.status, body: await response.json() }
}

describe('a body over every limit is refused with 413', () => {
  const large = new Uint8Array(6 * 1024 * 1024).fill(0x20)
  test.each(withBody)('$method $path', async route => {
    const { status, body } = await send(route, large)
    expect([status, body]).toEqual([
      413,
      { code: expect.stringMatching(/_too_large$/), message: expect.any(String) }
    ])
  })
})

describe('a broken body is refused', () => {
  const bodies = ['', '{', '[[', '"', '\0', '{"content":', '['.repeat(100_000).slice(0, 9000)]
  test.each(withBody.filter(({ path }) => !path.startsWith('/auth')))('$method $path', async route => {
    for (const body of bodies) {
      const { status, body: refusal } = await send(route, body)
      expect([400, 422], body.slice(0, 20)).toContain(status)
      expect(refusal).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }
  })
})

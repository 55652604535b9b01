import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { contentHash, notModified, strongEtag } from '#functions/http/conditional.ts'

const headers = {
  etag: '"one"',
  'cache-control': 'public, no-cache',
  'content-type': 'text/html',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'",
  'access-control-allow-origin': '*',
  'x-robots-tag': 'noindex',
  location: '/elsewhere'
}

const app = new Hono()
  .all('/page', c => notModified(c, headers) ?? c.body('the page', 200, headers))
  .all('/weak', c => notModified(c, { etag: 'W/"one"' }) ?? c.body('the page', 200))

const request = (path: string, known?: string, method = 'GET') =>
  app.request(path, { method, headers: known === undefined ? {} : { 'if-none-match': known } })

describe('a client that has the content gets 304', () => {
  test.each([
    ['"one"'],
    ['W/"one"'],
    ['"other", "one"'],
    ['"other",W/"one"'],
    [' W/"other" ,  "one" '],
    ['"with, a comma", "one"'],
    ['*'],
    [' * ']
  ])('for if-none-match: %s', async known => {
    const response = await request('/page', known)
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect((await request('/weak', known)).status).toBe(304)
  })

  test.each(['GET', 'HEAD'])('for %s', async method => {
    expect((await request('/page', '"one"', method)).status).toBe(304)
  })

  test('with only the headers that a 304 has', async () => {
    expect(Object.fromEntries((await request('/page', '"one"')).headers)).toEqual({
      etag: '"one"',
      'cache-control': 'public, no-cache',
      'content-security-policy': "default-src 'none'",
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex'
    })
  })
})

describe('a client gets the content', () => {
  test.each([
    [undefined],
    [''],
    ['"other"'],
    ['W/"other", "another"'],
    ['one'],
    ['"one'],
    ['"one, two"'],
    ['"two, one"'],
    ['"*"']
  ])('for if-none-match: %s', async known => {
    const response = await request('/page', known)
    expect([response.status, await response.text()]).toEqual([200, 'the page'])
    expect(Object.fromEntries(response.headers)).toEqual(headers)
  })

  test.each(['POST', 'PUT', 'DELETE'])('for %s', async method => {
    expect((await request('/page', '"one"', method)).status).toBe(200)
    expect((await request('/page', '*', method)).status).toBe(200)
  })
})

test('an ETag is a hash of the content, equal for its text and its bytes', async () => {
  expect(await contentHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223')
  expect(await contentHash(new TextEncoder().encode('abc'))).toBe(await contentHash('abc'))
  expect(await contentHash('abc', 8)).toBe('ba7816bf8f01cfea')
  expect(strongEtag('ba78')).toBe('"ba78"')
})

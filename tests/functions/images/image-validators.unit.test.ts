import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { validateImageDeletion, validateImagesQuery } from '#functions/images/image-validators.ts'

const app = new Hono()
  .get('/images', validateImagesQuery, c => c.text('a page'))
  .delete('/images', validateImageDeletion, c => c.text('deleted'))

test.each([
  ['GET', 'page=0', 'images_query'],
  ['GET', 'sort=owner', 'images_query'],
  ['GET', 'bin=yes', 'images_query'],
  ['DELETE', 'forever=yes', 'image_forever'],
  ['DELETE', 'forever=', 'image_forever']
])('%s ?%s is refused with %s', async (method, query, code) => {
  const response = await app.request(`/images?${query}`, { method })
  expect([response.status, await response.json()]).toMatchObject([422, { code }])
})

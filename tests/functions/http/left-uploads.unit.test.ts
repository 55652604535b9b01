import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from '#functions/env.ts'
import { commonMiddleware } from '#functions/http/common-middleware.ts'
import { bytesBody, textBody } from '#functions/http/request-body.ts'
import { respondToError } from '#functions/http/respond-to-error.ts'

const app = new Hono<Env>()
  .onError(respondToError)
  .use(commonMiddleware)
  .post('/text', textBody(10, 'file_too_large'), c => c.text('read'))
  .post('/bytes', bytesBody(10, 'image_too_large'), c => c.text('read'))
  .post('/unread', c => c.text('read'))

test.each([
  ['/text', 400],
  ['/bytes', 400],
  ['/unread', 200]
])('a client that leaves during its upload to %s is no failure of ours', async (path, status) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  let isFirst = true
  const body = new ReadableStream({
    pull(controller) {
      if (!isFirst) throw new Error('Network connection lost.')
      isFirst = false
      controller.enqueue(new Uint8Array(1))
    }
  })
  const init = { method: 'POST', body, duplex: 'half' }
  const response = await app.request(path, init)
  expect([response.status, log.mock.calls]).toEqual([status, []])
})

import { createMiddleware } from 'hono/factory'

/** Bytes; more than any route accepts. */
const maxDrainedBytes = 16 * 1024 * 1024

/**
 * Reads a request body that no handler has read. Otherwise `wrangler dev`, which `npm start` uses, closes the connection
 * and fails this request or the next one.
 */
export const readRest = createMiddleware(async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed || body.locked) return
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > maxDrainedBytes) return
  }
})

import { createMiddleware } from 'hono/factory'

/** Bytes, more than any route takes. */
const most = 16 * 1024 * 1024

/**
 * Reads what is left of a body whose request was answered without it. `wrangler dev`, which `npm start` serves by, would
 * break the connection, and answer this request or the next one with a failure of its own.
 */
export const readRest = createMiddleware(async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed || body.locked) return
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    if (length > most) return
  }
})

import { createMiddleware } from 'hono/factory'
import { readBytes } from './body-bytes.ts'
import { type ApiRefusal, refusal } from './refusals.ts'

/**
 * Reads the body as `text`, or refuses it with a code when it has more than `limit` bytes; to its end even then, for
 * the reason that `readRest` gives.
 */
export const textBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { text: string } }>(async (c, next) => {
    const bytes = await readBytes(limit, c.req.raw)
    if (!bytes) return c.json(...refusal(tooLarge))
    c.set('text', new TextDecoder().decode(bytes))
    return next()
  })

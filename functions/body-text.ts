import { createMiddleware } from 'hono/factory'
import { readBytes } from './body-bytes.ts'
import { type ApiRefusal, refusal } from './refusals.ts'

/** Reads the body as UTF-8 into `c.var.text`. Refuses with `tooLarge` when it has more than `limit` bytes. */
export const textBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { text: string } }>(async (c, next) => {
    const bytes = await readBytes(limit, c.req.raw)
    if (!bytes) return c.json(...refusal(tooLarge))
    c.set('text', new TextDecoder().decode(bytes))
    return next()
  })

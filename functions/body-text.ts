import { createMiddleware } from 'hono/factory'
import { type ApiRefusal, refusal } from './refusals.ts'

/**
 * Reads the body as `text`, or refuses it with a code when it has more than `limit` bytes; to its end even then, for
 * the reason that `readRest` gives.
 */
export const textBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { text: string } }>(async (c, next) => {
    const text = await readUpTo(limit, c.req.raw)
    if (text === undefined) return c.json(...refusal(tooLarge))
    c.set('text', text)
    return next()
  })

async function readUpTo(limit: number, request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length <= limit) text += decoder.decode(part, { stream: true })
  }
  return length <= limit ? text + decoder.decode() : undefined
}

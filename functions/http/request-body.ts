import { createMiddleware } from 'hono/factory'
import { type ApiRefusal, refusal } from './refusals.ts'

/** Reads the body into `c.var.bytes`. Refuses with `tooLarge` when it has more than `limit` bytes. */
export const bytesBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { bytes: Uint8Array<ArrayBuffer> } }>(async (c, next) => {
    const bytes = await readBody(limit, c.req.raw)
    if (!bytes) return c.json(...refusal(tooLarge))
    c.set('bytes', bytes)
    return next()
  })

/** The body's bytes; undefined when there are more than `limit`. Reads to the end in both cases, for the reason given at `drainBody`. */
export async function readBody(limit: number, request: Request) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  return length <= limit ? new Uint8Array(await new Blob(chunks).arrayBuffer()) : undefined
}

/** Reads the body as UTF-8 into `c.var.text`. Refuses with `tooLarge` when it has more than `limit` bytes. */
export const textBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { text: string } }>(async (c, next) => {
    const bytes = await readBody(limit, c.req.raw)
    if (!bytes) return c.json(...refusal(tooLarge))
    c.set('text', new TextDecoder().decode(bytes))
    return next()
  })

/** Bytes; more than any route accepts. */
const maxDrainedBytes = 16 * 1024 * 1024

/**
 * Reads a request body that no handler has read. Otherwise `wrangler dev`, which `npm start` uses, closes the connection
 * and fails this request or the next one.
 */
export const drainBody = createMiddleware(async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed || body.locked) return
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > maxDrainedBytes) return
  }
})

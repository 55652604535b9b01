import { createMiddleware } from 'hono/factory'
import { type ApiRefusal, refusal } from './refusals.ts'

/** Reads the body into `c.var.bytes`. Refuses with `tooLarge` when it has more than `limit` bytes. */
export const bytesBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { bytes: Uint8Array<ArrayBuffer> } }>(async (c, next) => {
    const bytes = await readBytes(limit, c.req.raw)
    if (!bytes) return c.json(...refusal(tooLarge))
    c.set('bytes', bytes)
    return next()
  })

/** The body's bytes; undefined when there are more than `limit`. Reads to the end in both cases, for the reason given at `drainBody`. */
export async function readBytes(limit: number, request: Request) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  return length <= limit ? new Uint8Array(await new Blob(chunks).arrayBuffer()) : undefined
}

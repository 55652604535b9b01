import { createMiddleware } from 'hono/factory'
import { type ApiRefusal, refusal } from './refusals.ts'

/** Reads the body as `bytes`, or refuses it as `textBody` does. */
export const bytesBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { bytes: Uint8Array<ArrayBuffer> } }>(async (c, next) => {
    const bytes = await readBytes(limit, c.req.raw)
    if (!bytes) return c.json(...refusal(tooLarge))
    c.set('bytes', bytes)
    return next()
  })

/** The whole body; undefined when it has more than `limit` bytes, and read to its end even then, as `readRest` asks. */
export async function readBytes(limit: number, request: Request) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length <= limit) parts.push(part)
    else parts.length = 0
  }
  return length <= limit ? new Uint8Array(await new Blob(parts).arrayBuffer()) : undefined
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ok, type Result, refuse } from '#core/result.ts'
import { type ApiRefusal, refusal } from './refusals.ts'

/** Reads the body into `c.var.bytes`. Refuses with `tooLarge` when it has more than `limit` bytes. */
export const bytesBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { bytes: Uint8Array<ArrayBuffer> } }>(async (c, next) => {
    const body = await readBody(limit, c.req.raw)
    if (!body.ok) return refuseBody(c, body.code, tooLarge)
    c.set('bytes', body.value)
    return next()
  })

type BodyRefusal = 'too_large' | 'client_left'

/**
 * The body's bytes. Refuses with `too_large` when there are more than `limit`, read to the end for the reason given at
 * `drainBody`, and with `client_left` when the client leaves during its upload.
 */
async function readBody(
  limit: number,
  { body }: Request
): Promise<Result<Uint8Array<ArrayBuffer>, BodyRefusal>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const isWhole = await readChunks(body, chunk => {
    length += chunk.byteLength
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
    return true
  })
  if (!isWhole) return refuse('client_left')
  return length <= limit ? ok(new Uint8Array(await new Blob(chunks).arrayBuffer())) : refuse('too_large')
}

/** Reads a body until `take` returns false. Returns false when the client leaves before, which is no failure of ours. */
async function readChunks(
  body: Request['body'],
  take: (chunk: Uint8Array<ArrayBuffer>) => boolean
): Promise<boolean> {
  try {
    for await (const chunk of body ?? []) if (!take(chunk)) break
    return true
  } catch {
    return false
  }
}

/** Nobody reads the response to a client that has left. */
const refuseBody = (c: Context, code: BodyRefusal, tooLarge: ApiRefusal) =>
  code === 'client_left' ? c.body(null, 400) : c.json(...refusal(tooLarge))

/** Reads the body as UTF-8 into `c.var.text`. Refuses with `tooLarge` when it has more than `limit` bytes. */
export const textBody = (limit: number, tooLarge: ApiRefusal) =>
  createMiddleware<{ Variables: { text: string } }>(async (c, next) => {
    const body = await readBody(limit, c.req.raw)
    if (!body.ok) return refuseBody(c, body.code, tooLarge)
    c.set('text', new TextDecoder().decode(body.value))
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
  await readChunks(body, chunk => {
    length += chunk.byteLength
    return length <= maxDrainedBytes
  })
})

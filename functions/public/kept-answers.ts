import type { Context } from 'hono'
import type { Env } from '#functions/env.ts'

/** An answer as it goes out, to be told from others by its tag. */
export interface Answer {
  status: 200 | 301
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer>
}

/** Milliseconds for which nobody looks whether it is still so: what is saved or made private is to show within five seconds. */
const freshFor = 4000
/** Bytes of answers that one instance of the Worker remembers, of the 128 MB that it has. */
const mostBytes = 16 * 1024 * 1024

const remembered = new Map<string, { answer: Answer; until: number }>()
let bytes = 0

/**
 * Answers what has been asked for a moment ago without looking at the database.
 *
 * @param key Address without what changes nothing about the answer
 * @param make Looks, and answers undefined where there is nothing to show
 */
export async function answerRemembered(
  c: Context<Env>,
  key: string,
  make: () => Promise<Answer | undefined>
): Promise<Response | undefined> {
  const known = remembered.get(key)
  if (known && Date.now() < known.until) return send(c, known.answer)
  const asked = Date.now()
  const answer = await make()
  forget(key)
  if (!answer) return undefined
  remember(key, answer, asked + freshFor)
  return send(c, answer)
}

function send(c: Context<Env>, { status, headers, body }: Answer): Response {
  const held = c.req.header('if-none-match')
  // The edge makes a tag weak where it compresses.
  const isHeld = held?.split(',').some(each => each.trim().replace(/^W\//, '') === headers.etag)
  if (status === 200 && isHeld) return new Response(null, { status: 304, headers })
  return new Response(body, { status, headers })
}

function remember(key: string, answer: Answer, until: number) {
  remembered.set(key, { answer, until })
  bytes += sizeOf(key, answer)
  for (const oldest of remembered.keys()) {
    if (bytes <= mostBytes) break
    forget(oldest)
  }
}

function forget(key: string) {
  const known = remembered.get(key)
  if (!known) return
  remembered.delete(key)
  bytes -= sizeOf(key, known.answer)
}

/** Headers and the bookkeeping are counted as a kilobyte. Who asks may make the address long. */
const sizeOf = (key: string, { body }: Answer) => body.byteLength + 2 * key.length + 1024

/** What was made of a version. */
export interface Rendered {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** The Content-Security-Policy of a page: also told where only its tag is, since browsers take the newest. */
  policy?: string
}

/**
 * What was rendered for one version, from the edge's cache; made where nobody near has asked for it.
 *
 * @param parts All that it is made of; the version of this program is added
 */
export async function renderOnce(
  c: Context<Env>,
  parts: readonly (string | number)[],
  render: () => Promise<Rendered | undefined>
) {
  const cache = await caches.open('public')
  const key = `https://public/${[c.env.VERSION.id, ...parts].map(encodeURIComponent).join('/')}`
  const kept = await cache.match(key)
  if (kept) return { body: new Uint8Array(await kept.arrayBuffer()), headers: headersOf(kept.headers) }
  const rendered = await render()
  if (!rendered) return undefined
  const { body, type, policy } = rendered
  const tag = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).slice(0, 16).toHex()
  const headers = new Headers({
    'content-type': type,
    'cache-control': `max-age=${keptFor}`,
    'belfry-tag': tag,
    ...(policy && { 'content-security-policy': policy })
  })
  c.executionCtx.waitUntil(cache.put(key, new Response(body, { headers })))
  return { body, headers: headersOf(headers) }
}

/** Seconds: a week. */
const keptFor = 604_800

/** Browsers ask whether it is still the same. */
function headersOf(kept: Headers): Record<string, string> {
  const policy = kept.get('content-security-policy')
  return {
    'content-type': kept.get('content-type') ?? '',
    'cache-control': 'public, no-cache',
    etag: `"${kept.get('belfry-tag')}"`,
    ...(policy && { 'content-security-policy': policy })
  }
}

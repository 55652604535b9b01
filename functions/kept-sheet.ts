import type { Context } from 'hono'
import type { Result } from '#core/result.ts'
import type { Env } from '#functions/env.ts'
import { type ApiRefusal, refusal } from '#functions/refusals.ts'
import type { PictureWarning } from '#pictures/load-pictures.ts'

/** Seconds for which a sheet is kept: of words and drawings alone, with pictures from outside, without one of them. */
const keptFor = { sure: 86_400, pictured: 3600, lacking: 60 } as const

/** The header that names the pictures which a sheet had to do without: JSON, its signs escaped as in an address. */
export const warningsHeader = 'belfry-warnings'
/** A header has not room for all of a long list. */
const mostWarnings = 30

/** A sheet that was made just now. */
export interface MadeSheet {
  file: Uint8Array<ArrayBuffer>
  headers: Readonly<Record<string, string>>
  /** Pictures that are on it. */
  pictures: number
  warnings: readonly PictureWarning[]
}

/**
 * Answers with a sheet: not again to whoever holds it, and made only when nobody near has asked for the same lately.
 * What is the same is told by all that it is made of: the text, the options and the version of this program.
 *
 * @param make makes it, or answers why there is none
 */
export async function answerSheet<Asked extends Env, Code extends ApiRefusal>(
  c: Context<Asked>,
  parts: readonly unknown[],
  make: () => Promise<Result<MadeSheet, Code>>
) {
  const tag = await tagOf([c.env.VERSION.id, ...parts])
  const etag = `"${tag}"`
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag, ...clientHeaders })
  const cache = await caches.open('sheets')
  const key = `https://sheets/${tag}`
  const kept = await cache.match(key)
  if (kept) return c.body(await kept.arrayBuffer(), 200, { ...headersOf(kept), etag, ...clientHeaders })
  const made = await make()
  if (!made.ok) return c.json(...refusal(made.code))
  const { file, warnings } = made.value
  const headers = { ...made.value.headers, ...warningHeaders(warnings) }
  const cached = { ...headers, 'cache-control': `max-age=${secondsFor(made.value)}` }
  c.executionCtx.waitUntil(cache.put(key, new Response(file, { headers: cached })))
  return c.body(file, 200, { ...headers, etag, ...clientHeaders })
}

/** Whoever holds a sheet asks whether it is still the same. */
const clientHeaders = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' }

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-disposition', warningsHeader].flatMap(name => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
  )

function secondsFor({ pictures, warnings }: MadeSheet): number {
  if (warnings.length > 0) return keptFor.lacking
  return pictures > 0 ? keptFor.pictured : keptFor.sure
}

function warningHeaders(warnings: readonly PictureWarning[]): Record<string, string> {
  if (warnings.length === 0) return {}
  const list = warnings.slice(0, mostWarnings).map(({ code, use, name }) => ({ code, use, name }))
  return { [warningsHeader]: encodeURIComponent(JSON.stringify(list).toWellFormed()) }
}

async function tagOf(parts: readonly unknown[]): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(parts))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content)).slice(0, 16).toHex()
}

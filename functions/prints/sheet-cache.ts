import type { Context } from 'hono'
import type { Result } from '#core/result.ts'
import type { ImageWarning } from '#images/script-images.ts'
import type { Env } from '../env.ts'
import { contentHash, notModified, strongEtag } from '../http/conditional.ts'
import { type ApiRefusal, refusal } from '../http/refusals.ts'

/** Cache lifetimes in seconds: without images from other hosts, with such images, and with an image that failed to load. */
const cacheSeconds = { noImages: 86_400, withImages: 3600, withWarnings: 60 } as const

/** The header that lists the images that failed to load: percent-encoded JSON. */
export const warningsHeader = 'belfry-warnings'
/** Limits the header's length. */
const maxWarnings = 30

/** A rendered sheet or card. */
export interface RenderedSheet {
  file: Uint8Array<ArrayBuffer>
  headers: Readonly<Record<string, string>>
  /** The number of images on it. */
  imageCount: number
  warnings: readonly ImageWarning[]
}

/**
 * Responds with a sheet, or with 304 when the client has it, even to a POST, whose body is only the script to print.
 * Rendered once per data centre and then cached. The ETag is a hash of everything that the sheet depends on: `parts` and the
 * version of the Worker.
 *
 * @param render Renders the sheet, or returns a refusal code.
 */
export async function serveSheet<Bindings extends Env, Code extends ApiRefusal>(
  c: Context<Bindings>,
  parts: readonly unknown[],
  render: () => Promise<Result<RenderedSheet, Code>>
) {
  const tag = await contentHash(JSON.stringify([c.env.VERSION.id, ...parts]))
  const etag = strongEtag(tag)
  const unchanged = notModified(c, { etag, ...clientHeaders }, ['GET', 'HEAD', 'POST'])
  if (unchanged) return unchanged
  const cache = await caches.open('sheets')
  const key = `https://sheets/${tag}`
  const cached = await cache.match(key)
  if (cached) return c.body(await cached.arrayBuffer(), 200, { ...headersOf(cached), etag, ...clientHeaders })
  const rendered = await render()
  if (!rendered.ok) return c.json(...refusal(rendered.code))
  const { file, warnings } = rendered.value
  const headers = { ...rendered.value.headers, ...warningHeaders(warnings) }
  const cacheHeaders = { ...headers, 'cache-control': `max-age=${lifetimeOf(rendered.value)}` }
  c.executionCtx.waitUntil(cache.put(key, new Response(file, { headers: cacheHeaders })))
  return c.body(file, 200, { ...headers, etag, ...clientHeaders })
}

/** Clients revalidate with the ETag. */
const clientHeaders = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' }

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-disposition', warningsHeader].flatMap(name => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
  )

/** The seconds for which a sheet stays in the cache. */
function lifetimeOf({ imageCount, warnings }: RenderedSheet): number {
  if (warnings.length > 0) return cacheSeconds.withWarnings
  return imageCount > 0 ? cacheSeconds.withImages : cacheSeconds.noImages
}

function warningHeaders(warnings: readonly ImageWarning[]): Record<string, string> {
  if (warnings.length === 0) return {}
  const list = warnings.slice(0, maxWarnings).map(({ code, use, name }) => ({ code, use, name }))
  return { [warningsHeader]: encodeURIComponent(JSON.stringify(list).toWellFormed()) }
}

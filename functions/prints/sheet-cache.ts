import type { Context } from 'hono'
import { cutText } from '#core/cut-text.ts'
import type { Result } from '#core/result.ts'
import type { ImageWarning } from '#images/script-images.ts'
import type { PrintTooLarge } from '#print/plan-within-limits.ts'
import { maxNameLetters } from '#print/print-limits.ts'
import type { Env } from '../env.ts'
import { contentHash, notModified, strongEtag } from '../http/conditional.ts'
import { type ApiRefusal, refusal } from '../http/refusals.ts'
import { shareWork } from '../http/share-work.ts'
import { printRefusal } from './print-refusal.ts'

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

/** A rendered sheet, or why there is none. */
export type RenderResult<Code extends string> = Result<RenderedSheet, Code> | PrintTooLarge

/** Milliseconds; longer than the CPU time that a request has. */
const maxRenderTime = 30_000

const shareRender = shareWork<RenderResult<ApiRefusal>>(maxRenderTime)

/**
 * Responds with a sheet, or with 304 to a GET of a client that has it. Rendered once per data centre and then cached;
 * requests at the same time share one rendering. The ETag is a hash of everything that the sheet depends on: `parts` and
 * the version of the Worker.
 *
 * @param render Renders the sheet, or returns a refusal code.
 * @param headers Further headers of the response. Unlike those of the sheet, they can differ from request to request.
 */
export async function serveSheet<Bindings extends Env, Code extends ApiRefusal>(
  c: Context<Bindings>,
  parts: readonly unknown[],
  render: () => Promise<RenderResult<Code>>,
  headers: Readonly<Record<string, string>> = {}
) {
  const tag = await contentHash(JSON.stringify([c.env.VERSION.id, ...parts]))
  const etag = strongEtag(tag)
  const ownHeaders = { etag, ...clientHeaders, ...headers }
  const unchanged = notModified(c, ownHeaders)
  if (unchanged) return unchanged
  const cache = await caches.open('sheets')
  const key = `https://sheets/${tag}`
  const cached = await cache.match(key)
  if (cached) return c.body(await cached.arrayBuffer(), 200, { ...headersOf(cached), ...ownHeaders })
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const renderAndStore = async () => {
    const rendered = await render()
    if (rendered.ok) waitUntil(cache.put(key, toCacheEntry(rendered.value)))
    return rendered
  }
  // Requests with one tag have one kind of sheet, so their refusals have the same codes.
  const rendered = (await shareRender(tag, renderAndStore, waitUntil)) as RenderResult<Code>
  if (!rendered.ok) {
    return 'excess' in rendered ? c.json(...printRefusal(rendered.excess)) : c.json(...refusal(rendered.code))
  }
  return c.body(rendered.value.file, 200, { ...sheetHeaders(rendered.value), ...ownHeaders })
}

const sheetHeaders = ({ headers, warnings }: RenderedSheet) => ({ ...headers, ...warningHeaders(warnings) })

function toCacheEntry(sheet: RenderedSheet): Response {
  const headers = { ...sheetHeaders(sheet), 'cache-control': `max-age=${lifetimeOf(sheet)}` }
  return new Response(sheet.file, { headers })
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
  const list = warnings
    .slice(0, maxWarnings)
    .map(({ code, use, name }) => ({ code, use, name: cutText(name, maxNameLetters) }))
  return { [warningsHeader]: encodeURIComponent(JSON.stringify(list).toWellFormed()) }
}

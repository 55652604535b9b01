import { handle } from '@astrojs/cloudflare/handler'
import type { Context, Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { normalizeId } from '#core/id.ts'
import { characterPath, findPrerenderedPage, localizePath, notFoundPath, splitLocale } from '#routes'
import { sharedImportPath } from '#routes/app-paths.ts'
import { shareTargetPath } from '#routes/service-worker-paths.ts'
import type { Env } from '../env.ts'
import { localeOfPath, readerHeaders, requestLocale } from '../http/reader-locale.ts'
import { refusal } from '../http/refusals.ts'

/** Serves a built page or file, or the 404 page. Refuses methods other than GET and HEAD. */
export async function servePage(c: Context<Env>): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  // A share of another app whose service worker is gone. Its content isn't read: the import dialog says that it's missing.
  if (c.req.method === 'POST' && path === shareTargetPath) return c.redirect(sharedImportPath(locale), 303)
  if (!readMethods.has(c.req.method))
    return c.json(...refusal('method_unknown'), { allow: [...readMethods].join(', ') })
  // Astro throws on broken percent-encoding; it is just another unknown path.
  if (decoded(c.req.path) === undefined) return serveNotFound(c)
  const page = findPrerenderedPage(path)
  if (page) return mutable(await fetchPage(c, localizePath(locale, page)))
  // Hono's type covers all platforms; here it is a Worker's ExecutionContext.
  const context = c.executionCtx as Parameters<typeof handle>[2]
  const response = await handle(c.req.raw, c.env, context)
  if (response.status >= 500) throw new Error(`The page failed with status ${response.status}`)
  return response.status === 404 ? serveNotFound(c) : mutable(response)
}

/** Fetches a built page. Throws when it can't be fetched. */
async function fetchPage(c: Context<Env>, path: string): Promise<Response> {
  const response = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  if (response.status >= 500) throw new Error(`Fetching ${path} failed with status ${response.status}`)
  return response
}

/** A copy of a fetched response, so that middleware can set headers. */
const mutable = (fetched: Response) => new Response(fetched.body, fetched)

const readMethods = new Set(['GET', 'HEAD'])

/** Refuses a request that no route handles: 405 with `allow` when the path has other methods, else 404. */
export function refuseUnknownRoute(c: Context<Env>, router: Hono<Env>['router']): Response {
  const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(method =>
    router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method)
  )
  if (allowed.length === 0) return c.json(...refusal('not_found'))
  if (allowed.includes('GET')) allowed.push('HEAD')
  return c.json(...refusal('method_unknown'), { allow: allowed.join(', ') })
}

/**
 * Serves the 404 page, in the reader's language where the address names none, or redirects
 * to the character whose id the path misspells.
 */
export async function serveNotFound(c: Context<Env>): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  const character = misspelledCharacter(path)
  if (character) return c.redirect(localizePath(locale, characterPath(character)), 301)
  const page = await fetchPage(c, localizePath(requestLocale(c), notFoundPath))
  const response = new Response(page.body, { status: 404, headers: page.headers })
  if (localeOfPath(c.req.path)) return response
  response.headers.set('vary', readerHeaders)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** The id of the official character that a path spells in another way, such as `Fortune_Teller`. */
function misspelledCharacter(path: string): string | undefined {
  const spelled = path.startsWith(characterPath('')) ? path.slice(characterPath('').length) : ''
  const id = normalizeId(decoded(spelled) ?? spelled)
  return id !== spelled && catalogue.characters.has(id) ? id : undefined
}

/** Undefined when the percent-encoding is broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

import { handle } from '@astrojs/cloudflare/handler'
import type { Context, Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { plainId } from '#core/id.ts'
import { characterPath, localPath, notFoundPath, pageForAnyId, readPath } from '#routes'
import type { Env } from './env.ts'
import { refusal } from './refusals.ts'

/** Serves a built page or file, or the 404 page in the visitor's language. Refuses methods other than GET and HEAD. */
export async function answerPage(c: Context<Env>): Promise<Response> {
  if (!readMethods.has(c.req.method))
    return c.json(...refusal('method_unknown'), { allow: [...readMethods].join(', ') })
  // Astro throws on broken percent-encoding; it is just another unknown path.
  if (decoded(c.req.path) === undefined) return answerNotFound(c)
  const { locale, path } = readPath(c.req.path)
  const page = pageForAnyId(path)
  if (page) return c.env.ASSETS.fetch(new URL(localPath(locale, page), c.req.url))
  // Hono's type covers all platforms; here it is a Worker's ExecutionContext.
  const context = c.executionCtx as Parameters<typeof handle>[2]
  const response = await handle(c.req.raw, c.env, context)
  return response.status === 404 ? answerNotFound(c) : response
}

const readMethods = new Set(['GET', 'HEAD'])

/** Refuses a request that no route handles: 405 with `allow` when the path has other methods, else 404. */
export function refuseAddress(c: Context<Env>, router: Hono<Env>['router']): Response {
  const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(method =>
    router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method)
  )
  if (allowed.length === 0) return c.json(...refusal('not_found'))
  if (allowed.includes('GET')) allowed.push('HEAD')
  return c.json(...refusal('method_unknown'), { allow: allowed.join(', ') })
}

/** Serves the 404 page, or redirects to the character whose id the path misspells. */
export async function answerNotFound(c: Context<Env>): Promise<Response> {
  const { env, req } = c
  const { locale, path } = readPath(req.path)
  const character = misspelledCharacter(path)
  if (character) return c.redirect(localPath(locale, characterPath(character)), 301)
  const page = await env.ASSETS.fetch(new URL(localPath(locale, notFoundPath), req.url))
  return new Response(page.body, { status: 404, headers: page.headers })
}

/** The id of the official character that a path spells in another way, such as `Fortune_Teller`. */
function misspelledCharacter(path: string): string | undefined {
  const spelled = path.startsWith(characterPath('')) ? path.slice(characterPath('').length) : ''
  const id = plainId(decoded(spelled) ?? spelled)
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

import { handle } from '@astrojs/cloudflare/handler'
import type { Context, Hono } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { plainId } from '#core/id.ts'
import { characterPath, localPath, notFoundPath, pageForAnyId, readPath } from '#routes'
import type { Env } from './env.ts'
import { refusal } from './refusals.ts'

/** Whatever is no route of the Worker: a built page or, in the visitor's language, the page that says there is none. */
export async function answerPage(c: Context<Env>): Promise<Response> {
  if (!readers.has(c.req.method))
    return c.json(...refusal('method_unknown'), { allow: [...readers].join(', ') })
  // Astro would throw, where this is but one more address that is none.
  if (decoded(c.req.path) === undefined) return answerNotFound(c)
  const { locale, path } = readPath(c.req.path)
  const page = pageForAnyId(path)
  if (page) return c.env.ASSETS.fetch(new URL(localPath(locale, page), c.req.url))
  // Hono types the context by what all platforms share; this is the Worker's own.
  const context = c.executionCtx as Parameters<typeof handle>[2]
  const response = await handle(c.req.raw, c.env, context)
  return response.status === 404 ? answerNotFound(c) : response
}

/** Pages are only read. */
const readers = new Set(['GET', 'HEAD'])

/** Nothing is here, or not by this method: then the answer says by which. */
export function refuseAddress(c: Context<Env>, router: Hono<Env>['router']): Response {
  const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(method =>
    router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method)
  )
  if (allowed.length === 0) return c.json(...refusal('not_found'))
  if (allowed.includes('GET')) allowed.push('HEAD')
  return c.json(...refusal('method_unknown'), { allow: allowed.join(', ') })
}

/** The page that says there is none, or the way to the one that is meant. */
export async function answerNotFound(c: Context<Env>): Promise<Response> {
  const { env, req } = c
  const { locale, path } = readPath(req.path)
  const character = characterMeant(path)
  if (character) return c.redirect(localPath(locale, characterPath(character)), 301)
  const page = await env.ASSETS.fetch(new URL(localPath(locale, notFoundPath), req.url))
  return new Response(page.body, { status: 404, headers: page.headers })
}

/** The official character whose page an address means that spells it in another way, as `Fortune_Teller`. */
function characterMeant(path: string): string | undefined {
  const spelled = path.startsWith(characterPath('')) ? path.slice(characterPath('').length) : ''
  const id = plainId(decoded(spelled) ?? spelled)
  return id !== spelled && catalogue.characters.has(id) ? id : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

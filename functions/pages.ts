import { handle } from '@astrojs/cloudflare/handler'
import type { ExecutionContext } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { localPath, notFoundPath, readPath } from '#routes'
import type { Env } from './env.ts'

/** Whatever is no route of the Worker: a built page or, in the visitor's language, the page that says there is none. */
export async function answerPage(c: Context<Env>): Promise<Response> {
  // Hono types the context by what all platforms share; this is the Worker's own.
  const context = c.executionCtx as ExecutionContext
  const response = await handle(c.req.raw, c.env, context)
  return response.status === 404 ? notFound(c) : response
}

async function notFound({ env, req }: Context<Env>): Promise<Response> {
  const { locale } = readPath(req.path)
  const page = await env.ASSETS.fetch(new URL(localPath(locale, notFoundPath), req.url))
  return new Response(page.body, { status: 404, headers: page.headers })
}

import type { APIRoute } from 'astro'
import { openApi } from '#api-reference/open-api.ts'

export const prerender = true

/** The OpenAPI document as a static file, which the Worker serves, since it handles all paths under `/api`. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(openApi), { headers: { 'content-type': 'application/json' } })

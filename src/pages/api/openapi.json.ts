import type { APIRoute } from 'astro'
import { openApi } from '#reference/document.ts'

export const prerender = true

/** The description of the API. The Worker hands it out, since it answers all addresses of the API. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(openApi), { headers: { 'content-type': 'application/json' } })

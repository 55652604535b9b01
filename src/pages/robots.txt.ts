import type { APIRoute } from 'astro'
import { sitemapPath } from '#routes'

export const prerender = true

/** Everything may be read; what is there stands in the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapPath, site).href}\n`)

import type { APIRoute } from 'astro'
import { publicSitemapPath, sitemapPath } from '#routes'

export const prerender = true

/** Allows everything and names the sitemaps. */
export const GET: APIRoute = ({ site }) => {
  const sitemaps = [sitemapPath, publicSitemapPath].map(path => `Sitemap: ${new URL(path, site).href}\n`)
  return new Response(`User-agent: *\nAllow: /\n\n${sitemaps.join('')}`)
}

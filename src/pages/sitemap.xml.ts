import type { APIRoute } from 'astro'
import { sitemapPaths } from '#layouts/static-paths.ts'

export const prerender = true

/** URLs of all indexed static pages in every language. */
export const GET: APIRoute = ({ site }) => {
  const addresses = sitemapPaths().map(path => `<url><loc>${new URL(path, site).href}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } }
  )
}

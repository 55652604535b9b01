import type { APIRoute } from 'astro'
import { helpIndexFile } from '#features/help/load-help.ts'
import { isLocale, locales } from '#routes'

export const prerender = true
export const getStaticPaths = () =>
  Promise.all(
    locales.map(async locale => ({ params: { locale, version: (await helpIndexFile(locale)).version } }))
  )

/** What the search of the help reads in a language. */
export const GET: APIRoute = async ({ params: { locale = '' } }) => {
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const { json } = await helpIndexFile(locale)
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}

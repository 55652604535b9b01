import type { APIRoute } from 'astro'
import { appManifest } from '#features/install/app-manifest.ts'
import { everyLocale } from '#layouts/static-paths.ts'
import { splitLocale } from '#routes'

export const prerender = true
export const getStaticPaths = () => everyLocale()

/** The web app manifest of a language. */
export const GET: APIRoute = ({ url }) => Response.json(appManifest(splitLocale(url.pathname).locale))

import { builderPath, findPrerenderedPage, type Locale, localizePath, redirects, splitLocale } from '#routes'

/** How the worker answers the navigation to a path. */
export type PageTarget =
  /** The Worker picks the language of `/`. */
  | { kind: 'root' }
  | { kind: 'redirect'; to: string }
  /** `path` has no language and names the built page, which has no character id. */
  | { kind: 'page'; locale: Locale; path: string }

/**
 * Finds out what a navigation asks for. Undefined for addresses that are no pages of Belfry: files, the API, and
 * sign-in, whose pages belong to the Worker.
 */
export function findPageTarget(pathname: string): PageTarget | undefined {
  if (pathname === '/') return { kind: 'root' }
  const { locale, path } = splitLocale(pathname)
  if (notPages.test(path)) return undefined
  if (path === '/') return { kind: 'redirect', to: builderPath(locale, 'script') }
  if (path.endsWith('/')) return { kind: 'redirect', to: localizePath(locale, path.replace(/\/+$/, '')) }
  const moved = Object.entries(redirects).find(([from]) => from === path)?.[1]
  if (moved) return { kind: 'redirect', to: localizePath(locale, moved) }
  return { kind: 'page', locale, path: findPrerenderedPage(path) ?? path }
}

/** Files have a dot in their name. */
const notPages = /^\/(?:api|auth|images|icons|help-index|_astro|signed-in)(?:\/|$)|\.[^/]*$/

import { type BuilderScreen, builderPaths, builderScreens, localizePath, splitLocale } from '#routes'

/** A URL of the builder, read. */
export interface BuilderPage {
  route: BuilderScreen
  params: { id?: string }
  search: Record<string, string>
  /** Path and query. */
  address: string
}

/** The language changes only with a page load. */
export const { locale } = splitLocale(globalThis.location?.pathname ?? '/')

const patterns = builderScreens.map(route => ({
  route,
  pattern: new RegExp(`^${localizePath(locale, builderPaths[route]).replace('/:id', '/(?<id>[^/]+)')}$`, 'i')
}))

/** Finds the builder's screen at a URL in the language of the page; undefined for every other URL. */
export function findPage(url: string): BuilderPage | undefined {
  const { pathname, search, searchParams } = new URL(url, 'http://builder')
  const path = pathname.replace(/\/$/, '') || '/'
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const id = match.groups?.id
    return {
      route,
      params: id === undefined ? {} : { id: decode(id) },
      search: Object.fromEntries(searchParams),
      address: path + search
    }
  }
  return undefined
}

/** An id that was typed wrong names no character; it must not keep the builder from opening. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

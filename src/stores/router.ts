import { createRouter } from '@nanostores/router'
import { type BuilderScreen, builderPaths, localPath, readPath } from '#routes'

/** The language stays until another page is loaded. */
const { locale } = readPath(globalThis.location?.pathname ?? '/')

const localPaths = Object.fromEntries(
  Object.entries(builderPaths).map(([screen, path]) => [screen, localPath(locale, path)])
) as Record<BuilderScreen, string> // the same keys as `builderPaths`

/** The builder's screen at the current address. */
export const $page = createRouter(localPaths, { links: false })

export function openScreen(screen: BuilderScreen) {
  $page.open(localPaths[screen])
}

/** Moves to a screen of the builder without loading a page; every other link works as links do. */
export function followLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.download || link.origin !== location.origin) return
  if (!Object.values(localPaths).includes(link.pathname)) return
  event.preventDefault()
  $page.open(link.pathname + link.search)
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey

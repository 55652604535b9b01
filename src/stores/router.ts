import { createRouter } from '@nanostores/router'
import { computed } from 'nanostores'
import {
  type BuilderScreen,
  builderPath,
  builderPaths,
  type CharacterScreen,
  copyParameter,
  localizePath,
  splitLocale
} from '#routes'

/** The language changes only with a page load. */
const { locale } = splitLocale(globalThis.location?.pathname ?? '/')

const localPaths = Object.fromEntries(
  Object.entries(builderPaths).map(([screen, path]) => [screen, localizePath(locale, path)])
) as Record<BuilderScreen, string> // the same keys as `builderPaths`

/** The builder's screen at the current URL. */
export const $router = createRouter(localPaths, { links: false })

/** Id of the character in the URL; undefined on screens without one. */
export const $characterId = computed($router, page => {
  const params: Record<string, string | undefined> = page?.params ?? {}
  return params.id
})

/** Id of the character to copy into a new one. */
export const $copySourceId = computed($router, page => page?.search[copyParameter])

export function openScreen(screen: Exclude<BuilderScreen, CharacterScreen>) {
  $router.open(builderPath(locale, screen))
}

/** Opens a URL of the builder without loading a page; `replace` replaces the history entry. */
export const openUrl = (address: string, replace = false) => $router.open(address, replace)

/** Click handler: opens links to builder screens without loading a page; leaves every other link to the browser. */
export function handleLinkClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.download || link.origin !== location.origin) return
  if (!$router.routes.some(([, pattern]) => pattern.test(link.pathname))) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  $router.open(link.pathname + link.search)
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey

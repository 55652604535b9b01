import { createRouter } from '@nanostores/router'
import { computed } from 'nanostores'
import {
  type BuilderScreen,
  builderPath,
  builderPaths,
  type CharacterScreen,
  copyParameter,
  localPath,
  readPath
} from '#routes'

/** The language changes only with a page load. */
const { locale } = readPath(globalThis.location?.pathname ?? '/')

const localPaths = Object.fromEntries(
  Object.entries(builderPaths).map(([screen, path]) => [screen, localPath(locale, path)])
) as Record<BuilderScreen, string> // the same keys as `builderPaths`

/** The builder's screen at the current URL. */
export const $page = createRouter(localPaths, { links: false })

/** Id of the character in the URL; undefined on screens without one. */
export const $namedCharacter = computed($page, page => {
  const params: Record<string, string | undefined> = page?.params ?? {}
  return params.id
})

/** Id of the character to copy into a new one. */
export const $copiedCharacter = computed($page, page => page?.search[copyParameter])

export function openScreen(screen: Exclude<BuilderScreen, CharacterScreen>) {
  $page.open(builderPath(locale, screen))
}

/** Opens a URL of the builder without loading a page; `replace` replaces the history entry. */
export const openAddress = (address: string, replace = false) => $page.open(address, replace)

/** Click handler: opens links to builder screens without loading a page; leaves every other link to the browser. */
export function followLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.download || link.origin !== location.origin) return
  if (!$page.routes.some(([, pattern]) => pattern.test(link.pathname))) return
  if (link.hash && link.pathname === location.pathname) return
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

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

/** The language stays until another page is loaded. */
const { locale } = readPath(globalThis.location?.pathname ?? '/')

const localPaths = Object.fromEntries(
  Object.entries(builderPaths).map(([screen, path]) => [screen, localPath(locale, path)])
) as Record<BuilderScreen, string> // the same keys as `builderPaths`

/** The builder's screen at the current address. */
export const $page = createRouter(localPaths, { links: false })

/** The character that the address names; undefined on screens that are about none. */
export const $namedCharacter = computed($page, page => {
  const params: Record<string, string | undefined> = page?.params ?? {}
  return params.id
})

/** The character that a new one shall be a copy of. */
export const $copiedCharacter = computed($page, page => page?.search[copyParameter])

export function openScreen(screen: Exclude<BuilderScreen, CharacterScreen>) {
  $page.open(builderPath(locale, screen))
}

/** Opens an address of the builder without loading a page; in place of the one shown, where asked for. */
export const openAddress = (address: string, isInPlace = false) => $page.open(address, isInPlace)

/** Moves to a screen of the builder without loading a page; every other link works as links do. */
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

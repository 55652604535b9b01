import { computed } from 'nanostores'
import { type BuilderScreen, builderPath, type CharacterScreen, copyParameter } from '#routes'
import { findPage, locale } from './navigation/builder-page.ts'
import { navigate } from './navigation/navigate.ts'
import { $place } from './navigation/place.ts'

/** The builder's screen at the current URL, or the dialog. */
export const $router = computed($place, ({ page }) => page)

/** The same screen, or the one behind the dialog. */
export const $background = computed($place, ({ background }) => background)

/** Id of the character in the URL; undefined on screens without one. */
export const $characterId = computed($background, page => page?.params.id)

/** Id of the character to copy into a new one. */
export const $copySourceId = computed($background, page => page?.search[copyParameter])

export function openScreen(screen: Exclude<BuilderScreen, CharacterScreen>) {
  navigate(builderPath(locale, screen))
}

/** Opens a URL of the builder without loading a page; `replaces` replaces the history entry. */
export const openUrl = (address: string, replaces = false) => navigate(address, { replaces })

/** Click handler: opens links to builder screens without loading a page; leaves every other link to the browser. */
export function handleLinkClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.download || link.origin !== location.origin) return
  if (!findPage(link.href)) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  navigate(link.pathname + link.search, { isLink: true })
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey

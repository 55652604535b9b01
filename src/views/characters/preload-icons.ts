import { iconAddress } from '#graphics/official-icons.ts'

const namespace = 'http://www.w3.org/2000/svg'

/**
 * Loads the sprite of official icons before one is shown, so that they appear at once and offline. A hidden icon in the page
 * keeps the sprite parsed.
 */
export function preloadIcons(): void {
  const svg = document.createElementNS(namespace, 'svg')
  const icon = document.createElementNS(namespace, 'use')
  icon.setAttribute('href', iconAddress('imp'))
  svg.style.display = 'none'
  svg.append(icon)
  document.body.append(svg)
}

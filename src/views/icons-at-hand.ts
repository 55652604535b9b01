import { iconAddress } from '#drawings/official-icons.ts'

const namespace = 'http://www.w3.org/2000/svg'

/**
 * Has the browser fetch and read the icons before any is shown: the first key typed need not wait for them, and they
 * are there when the network is not. An icon that stands in the page unseen keeps them all read.
 */
export function keepIconsAtHand(): void {
  const drawing = document.createElementNS(namespace, 'svg')
  const icon = document.createElementNS(namespace, 'use')
  icon.setAttribute('href', iconAddress('imp'))
  drawing.style.display = 'none'
  drawing.append(icon)
  document.body.append(drawing)
}

import { distanceTo, readAnchor } from './scroll-anchor.ts'
import { type Position, readStored, store } from './stored-positions.ts'

/** Visits that are stored; the oldest are forgotten. */
const maxVisits = 50
/** Milliseconds for which a restored screen may still load what makes it as tall as it was. */
const loadingTime = 4000
/** Milliseconds for which a restored screen may still change its height. */
const settlingTime = 500

const positions = new Map<string, Position>(readStored())

/** Ends the restoring of a screen that is still changing its height. Undefined if none is being restored. */
let endRestoring: (() => void) | undefined

/** Remembers where the page is scrolled to, for when the user comes back to this visit. */
export function rememberScroll(visit: string) {
  if (endRestoring) return
  const anchor = readAnchor()
  positions.delete(visit)
  positions.set(visit, anchor && scrollY > 0 ? { top: scrollY, anchor } : { top: scrollY })
  const [oldest] = positions.keys()
  if (positions.size > maxVisits && oldest !== undefined) positions.delete(oldest)
}

/** Scrolls to where the visit was left; a new visit starts at the top. */
export function restoreScroll(visit: string) {
  endRestoring?.()
  const position = positions.get(visit)
  scrollToPosition(position ?? { top: 0 })
  if (position) followGrowth(position)
}

/** Scrolls again while the page becomes as tall as it was, and while rows above change their height. */
function followGrowth(position: Position) {
  const stop = new AbortController()
  const end = () => stop.abort()
  let timer = setTimeout(end, isAt(position) ? settlingTime : loadingTime)
  const observer = new ResizeObserver(() => {
    scrollToPosition(position)
    if (!isAt(position)) return
    clearTimeout(timer)
    timer = setTimeout(end, settlingTime)
  })
  endRestoring = end
  stop.signal.addEventListener('abort', () => {
    endRestoring = undefined
    clearTimeout(timer)
    observer.disconnect()
  })
  // Whoever scrolls meanwhile wants to be elsewhere.
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(event, end, { signal: stop.signal, passive: true })
  observer.observe(document.body)
}

/** Scrolls by pixels, then to the anchor: an element that doesn't scroll with the page says nothing about its position. */
function scrollToPosition({ top, anchor }: Position) {
  scrollTo({ top, behavior: 'instant' })
  const rest = anchor && distanceTo(anchor)
  if (rest) scrollBy({ top: rest, behavior: 'instant' })
}

const isAt = ({ top, anchor }: Position) => Math.abs((anchor && distanceTo(anchor)) ?? scrollY - top) < 2

/** Whether the user has been at this visit before, in this page or before a reload. */
export const isKnownVisit = (visit: string) => positions.has(visit)

export const storePositions = () => store([...positions])

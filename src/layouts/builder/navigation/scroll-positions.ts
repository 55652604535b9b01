/** Key of the scroll positions in `sessionStorage`: each tab has its own, which a reload keeps. */
const storageKey = 'belfry:scroll'
/** Visits that are stored; the oldest are forgotten. */
const maxVisits = 50
/** Milliseconds for which a restored screen may still load what makes it as tall as it was. */
const loadingTime = 4000
/** Milliseconds for which a restored screen may still change its height. */
const settlingTime = 500

const positions = new Map<string, number>(readStored())

/** Ends the restoring of a screen that is still changing its height. Undefined if none is being restored. */
let endRestoring: (() => void) | undefined

/** Remembers how far the page is scrolled, for when the user comes back to this visit. */
export function rememberScroll(visit: string) {
  if (endRestoring) return
  positions.delete(visit)
  positions.set(visit, scrollY)
  const [oldest] = positions.keys()
  if (positions.size > maxVisits && oldest !== undefined) positions.delete(oldest)
}

/** Scrolls to where the visit was left; a new visit starts at the top. */
export function restoreScroll(visit: string) {
  endRestoring?.()
  const top = positions.get(visit) ?? 0
  scrollToPosition(top)
  if (positions.has(visit)) followGrowth(top)
}

/**
 * Scrolls again while the page becomes as tall as it was, and while rows above change their height: the browser would hold
 * on to what is in view by chance.
 */
function followGrowth(top: number) {
  const stop = new AbortController()
  const end = () => stop.abort()
  let timer = setTimeout(end, isAt(top) ? settlingTime : loadingTime)
  const observer = new ResizeObserver(() => {
    scrollToPosition(top)
    if (!isAt(top)) return
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

const scrollToPosition = (top: number) => scrollTo({ top, behavior: 'instant' })

const isAt = (top: number) => Math.abs(scrollY - top) < 2

/** Whether the user has been at this visit before, in this page or before a reload. */
export const isKnownVisit = (visit: string) => positions.has(visit)

export function storePositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // Storage is blocked or full: a reload starts at the top.
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

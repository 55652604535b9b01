import { splitLocale } from '#routes'

/** A state of a page, in session storage from when the page is left until it is loaded again. */
interface Stored {
  /** Of the page, without the prefix of the language, and with the query. */
  path: string
  /** Milliseconds since the epoch. */
  savedAt: number
  state: unknown
}

/** Stores a state for the page that a reload or another language brings. @param state as JSON can say it */
export function storeForReload(key: string, state: unknown) {
  const stored: Stored = { path: barePath(), savedAt: Date.now(), state }
  try {
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Storage is full or blocked: the state is lost.
  }
}

/** Takes a state out of the storage. Undefined if there is none, or if another page was left, or for a visit later on. */
export function takeAfterReload(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const stored: Stored | null = JSON.parse(text ?? 'null')
    return stored?.path === barePath() && isRecent(stored) ? stored.state : undefined
  } catch {
    return undefined
  }
}

/** The former page is left only after the navigation to this one has begun. The clocks may differ a little. */
const isRecent = ({ savedAt }: Stored) => savedAt > performance.timeOrigin - 1000

const barePath = () => splitLocale(location.pathname).path + location.search

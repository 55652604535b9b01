import { accountHeader } from '#routes/sign-in-paths.ts'
import { fetchSession, mayBeSignedIn, readUser, type Session } from './session.ts'

export type KnownSession = Session | { state: 'loading' }

/** Storage key of the last signed-in user, shown until the Worker has responded. */
const lastUserKey = 'belfry:last-user'

/** Name of the BroadcastChannel between tabs and the sign-in window. Messages: `changed`, or why a sign-in failed. */
export const sessionChannel = 'belfry:session'

const listeners = new Set<(session: KnownSession) => void>()
let known: KnownSession | undefined
/** The id of the account that the page works with, also while its session is expired. */
let account: string | undefined
let fetching: Promise<void> | undefined
/** Counts the changes of the session that other tabs have announced. */
let changes = 0
let channel: BroadcastChannel | undefined

/**
 * Calls `listener` with the present session and with every change. The menu and the island of a page share one state.
 *
 * @returns stops listening
 */
export function watchSession(listener: (session: KnownSession) => void): () => void {
  listeners.add(listener)
  if (known) listener(known)
  else {
    openChannel()
    publish(mayBeSignedIn() ? { state: 'loading' } : { state: 'out' })
    if (mayBeSignedIn()) void refreshSession()
  }
  return () => listeners.delete(listener)
}

/**
 * Fetches the session again; parallel calls share one request. Offline, the last user stays. An expired session doesn't
 * become signed out, so that the user keeps the screen they work on.
 */
export function refreshSession(): Promise<void> {
  fetching ??= fetchAndPublish().finally(() => {
    fetching = undefined
  })
  return fetching
}

/** Fetches again when another tab signs in or out meanwhile: the response may be from before. */
async function fetchAndPublish() {
  const before = changes
  const result = await fetchSession()
  if (changes !== before) return fetchAndPublish()
  if (result.ok) publish(known?.state === 'expired' && result.value.state === 'out' ? known : result.value)
  else if (known?.state === 'loading') publish({ state: 'in', user: readLastUser() })
}

/** Call when a response of the Worker says that the session is over. */
export function markSessionExpired() {
  if (known?.state !== 'expired') publish({ state: 'expired' })
}

export const currentAccount = () => account

/** Names the account that requests are for: another tab may have signed in with another one. */
export const accountHeaders = (): Record<string, string> =>
  account === undefined ? {} : { [accountHeader]: account }

export function readLastUser() {
  try {
    return readUser(JSON.parse(localStorage.getItem(lastUserKey) ?? '{}'))
  } catch {
    return readUser({})
  }
}

function openChannel() {
  if (channel) return
  channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }) => {
    if (data !== 'changed') return
    changes += 1
    void refreshSession()
  })
}

function publish(session: KnownSession) {
  known = session
  if (session.state === 'in') account = session.user.id
  if (session.state === 'out') account = undefined
  storeUser(session)
  for (const listener of listeners) listener(session)
}

function storeUser(session: KnownSession) {
  try {
    if (session.state === 'in') localStorage.setItem(lastUserKey, JSON.stringify(session.user))
    if (session.state === 'out') localStorage.removeItem(lastUserKey)
  } catch {
    // Storage is blocked: the name appears a moment later.
  }
}

/** Makes every other tab fetch the session again. */
export function announceSessionChange() {
  openChannel()
  channel?.postMessage('changed')
}

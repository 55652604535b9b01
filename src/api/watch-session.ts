import { askSession, mayBeSignedIn, readUser, type Session } from './session.ts'

export type KnownSession = Session | { state: 'loading' }

/** The user that was last signed in in this browser, to be shown until the Worker has answered. */
const lastUserKey = 'belfry:last-user'

/** Where tabs and the window for signing in say `changed`, or `failed` of a sign-in. */
export const sessionChannel = 'belfry:session'

const listeners = new Set<(session: KnownSession) => void>()
let known: KnownSession | undefined
let asking: Promise<void> | undefined
let channel: BroadcastChannel | undefined

/**
 * Tells who is signed in: what is known now, and whatever comes. The menu and the island of a page share what is known.
 * Hands back how to end it.
 */
export function watchSession(listener: (session: KnownSession) => void): () => void {
  listeners.add(listener)
  if (known) listener(known)
  else {
    followTabs()
    tell(mayBeSignedIn() ? { state: 'loading' } : { state: 'out' })
    if (mayBeSignedIn()) void renewSession()
  }
  return () => listeners.delete(listener)
}

/**
 * Asks anew who is signed in, once however many wish to know. Without a network the last user stays; whose session ended
 * in the midst of work is not sent away from it.
 */
export function renewSession(): Promise<void> {
  asking ??= askSession()
    .then(answer => {
      if (answer.ok) tell(known?.state === 'expired' && answer.value.state === 'out' ? known : answer.value)
      else if (known?.state === 'loading') tell({ state: 'in', user: lastUser() })
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** An answer of the Worker said that nobody is signed in any more, here or in the midst of work. */
export function sessionIsOver() {
  if (known?.state !== 'expired') tell({ state: 'expired' })
}

export function lastUser() {
  try {
    return readUser(JSON.parse(localStorage.getItem(lastUserKey) ?? '{}'))
  } catch {
    return readUser({})
  }
}

function followTabs() {
  if (channel) return
  channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }) => data === 'changed' && void renewSession())
}

function tell(session: KnownSession) {
  known = session
  remember(session)
  for (const listener of listeners) listener(session)
}

function remember(session: KnownSession) {
  try {
    if (session.state === 'in') localStorage.setItem(lastUserKey, JSON.stringify(session.user))
    if (session.state === 'out') localStorage.removeItem(lastUserKey)
  } catch {
    // Blocked storage: the name is shown a moment later.
  }
}

/** Has every other tab ask anew. */
export function tellTabs() {
  followTabs()
  channel?.postMessage('changed')
}

import { refreshSession, watchSession } from '#api/watch-session.ts'
import { $session, closeSignInDialog } from '#stores/session.ts'

/** Leaves the page with nobody signed in. Call it when nothing is rendered: screens of the account would leave the page. */
export async function forgetSession() {
  // Nothing waits for a sign-in any more.
  closeSignInDialog()
  // An expired session never becomes signed out by itself, so that users keep their screen: they sign in first.
  if (knownState() === 'expired') await signInAnew()
  setCookie(0)
  await refreshSession()
  $session.set({ state: 'out' })
}

function knownState() {
  let known = ''
  watchSession(({ state }) => {
    known = state
  })()
  return known
}

async function signInAnew() {
  const { fetch } = window
  window.fetch = async () => Response.json({ state: 'in', user: { name: 'Mara Oakes' } })
  try {
    setCookie(60)
    await refreshSession()
  } finally {
    window.fetch = fetch
  }
}

function setCookie(seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the product reads this one
  document.cookie = `belfry.signed-in=1; max-age=${seconds}`
}

import { sessionChannel } from '#api/watch-session.ts'
import { readSignInFailure } from '#routes/sign-in-paths.ts'

/** Runs in the sign-in window at the end: notifies the tab that opened it, and closes. The page's text is for browsers that keep it open. */
export function finishSignIn() {
  // The menu's script may have removed the parameter from the address already, so the original address is read.
  const failure = readSignInFailure(loadedAddress())
  for (const part of document.querySelectorAll<HTMLElement>('.signed-in-well, .signed-in-failed'))
    part.hidden = part.classList.contains('signed-in-failed') !== (failure !== undefined)
  new BroadcastChannel(sessionChannel).postMessage(failure ?? 'changed')
  window.close()
}

/** The address that the page was loaded from, before any script changed it. */
const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

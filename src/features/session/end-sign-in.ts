import { sessionChannel } from '#api/watch-session.ts'
import { signInParameter } from '#routes/session.ts'

/** The end of the window for signing in: tells the tab that opened it, and closes. Browsers that do not let it close show words. */
export function endSignIn() {
  // The menu's script takes it out of the address; the first of the two to run differs.
  const hasFailed = new URLSearchParams(performanceAddress().search).has(signInParameter)
  for (const part of document.querySelectorAll<HTMLElement>('.signed-in-well, .signed-in-failed'))
    part.hidden = part.classList.contains('signed-in-failed') !== hasFailed
  new BroadcastChannel(sessionChannel).postMessage(hasFailed ? 'failed' : 'changed')
  window.close()
}

/** The address that the page was loaded from, whatever was taken out of it since. */
const performanceAddress = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)

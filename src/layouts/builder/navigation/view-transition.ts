import { flushSync } from 'react-dom'

let running: ViewTransition | undefined

/** Changes the page with a short cross-fade, where the browser has them and the user wants motion. */
export function withViewTransition(change: () => void) {
  running?.skipTransition()
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return change()
  const transition = document.startViewTransition(() => flushSync(change))
  running = transition
  // They reject when the transition is skipped, which is none of the user's business: the change itself takes place.
  for (const step of [transition.ready, transition.finished, transition.updateCallbackDone])
    step.catch(() => undefined)
}

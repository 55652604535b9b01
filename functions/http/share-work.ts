/** Keeps the Worker running until the work has ended, even when the client has left. */
type WaitUntil = (work: Promise<unknown>) => void

/**
 * Shares work under way among requests of this isolate that need the same result. A failure reaches each of them, and the
 * next request starts anew. Results must not depend on who asks.
 *
 * @param maxAge Milliseconds after which running work isn't joined any more: its data may be too old, or its request may
 *   have been ended by the runtime, which leaves it without a result for ever.
 */
export function shareWork<Value>(maxAge: number) {
  const underWay = new Map<string, { work: Promise<Value>; since: number }>()
  return (key: string, start: () => Promise<Value>, waitUntil: WaitUntil): Promise<Value> => {
    const running = underWay.get(key)
    if (running && Date.now() - running.since < maxAge) return running.work
    const started = { work: start(), since: Date.now() }
    underWay.set(key, started)
    const forget = () => {
      if (underWay.get(key) === started) underWay.delete(key)
    }
    waitUntil(started.work.then(forget, forget))
    return started.work
  }
}

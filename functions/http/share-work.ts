/** Keeps the Worker running until the work has ended, even when the client has left. */
type WaitUntil = (work: Promise<unknown>) => void

type Outcome<Value> = { value: Value } | { error: unknown }

interface Run<Value> {
  since: number
  outcome?: Outcome<Value>
}

/** Milliseconds between two looks at another request's work. */
const pollInterval = 4

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Shares work under way among requests of this isolate that need the same result. A failure reaches each of them, and the
 * next request starts anew. Results must not depend on who asks, and hold no streams.
 *
 * Requests never wait for each other's promises: what continues after such a promise may do so in the name of the other
 * request, and the runtime then refuses the response. They look for the result by timers of their own.
 *
 * @param maxAge Milliseconds after which running work isn't joined any more: its data may be too old, or its request may
 *   have been ended by the runtime, which leaves it without a result for ever.
 */
export function shareWork<Value>(maxAge: number) {
  const underWay = new Map<string, Run<Value>>()
  const isRunning = (run: Run<Value>) => !run.outcome && Date.now() - run.since < maxAge

  return async (key: string, start: () => Promise<Value>, waitUntil: WaitUntil): Promise<Value> => {
    for (let other = underWay.get(key); other && isRunning(other); other = underWay.get(key)) {
      while (isRunning(other)) await wait(pollInterval)
      if (other.outcome) return resultOf(other.outcome)
    }
    const run: Run<Value> = { since: Date.now() }
    underWay.set(key, run)
    const end = (outcome: Outcome<Value>) => {
      run.outcome = outcome
      if (underWay.get(key) === run) underWay.delete(key)
    }
    const work = start()
    waitUntil(
      work.then(
        value => end({ value }),
        error => end({ error })
      )
    )
    return work
  }
}

function resultOf<Value>(outcome: Outcome<Value>): Value {
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Data that is loaded for the present inputs. */
export interface AsyncData<Value> {
  /** `idle`: there is nothing to load. */
  state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Undefined unless `ready`. */
  value: Value | undefined
  /** The value that was loaded last, for these or former inputs: what to show while another one loads. */
  latest: Value | undefined
  /** Why `load` rejected; undefined unless `failed`. */
  error: unknown
  /** Loads again for the same inputs. */
  retry: () => void
}

interface AsyncOptions<Value> {
  /** Milliseconds to wait before loading, so that typing doesn't send a request per keystroke. */
  delay?: number
  /** Runs with each value that was loaded for the present inputs. */
  onReady?: (value: Value, retry: () => void) => void
}

type Settled<Value> = { inputs: readonly unknown[] } & (
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown }
)

/**
 * Loads data on demand: when the inputs change, and on retry. What was loaded for former inputs is ignored.
 *
 * @param load undefined when there is nothing to load
 * @param inputs everything that `load` depends on; always as many
 */
export function useAsync<Value>(
  load: ((signal: AbortSignal) => Promise<Value>) | undefined,
  inputs: readonly unknown[],
  { delay = 0, onReady }: AsyncOptions<Value> = {}
): AsyncData<Value> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<Value>>()
  const [latest, setLatest] = useState<Value>()
  const retry = useCallback(() => setAttempt(count => count + 1), [])
  const present = [...inputs, attempt, load !== undefined]

  const settle = useEffectEvent((next: Settled<Value>) => {
    setSettled(next)
    if (next.state === 'failed') return
    setLatest(() => next.value)
    onReady?.(next.value, retry)
  })
  const start = useEffectEvent((signal: AbortSignal) => {
    load?.(signal).then(
      value => signal.aborted || settle({ inputs: present, state: 'ready', value }),
      error => signal.aborted || settle({ inputs: present, state: 'failed', error })
    )
  })
  const startLater = useEffectEvent((signal: AbortSignal) => {
    if (delay === 0) return start(signal)
    const timer = setTimeout(start, delay, signal)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

  useEffect(() => {
    const running = new AbortController()
    startLater(running.signal)
    return () => running.abort()
    // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs of the caller
  }, present)

  const current = settled && hasSameItems(settled.inputs, present) ? settled : undefined
  return {
    state: load ? (current?.state ?? 'loading') : 'idle',
    value: current?.state === 'ready' ? current.value : undefined,
    latest,
    error: current?.state === 'failed' ? current.error : undefined,
    retry
  }
}

const hasSameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((item, index) => Object.is(item, other[index]))

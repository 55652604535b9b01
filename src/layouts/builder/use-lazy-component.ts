import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { explainLoadFailure, type LoadFailure } from '#stores/loading/load-failure.ts'

/** A component whose module is loaded when it is first needed. */
export interface LazyComponent<Props> {
  /** Undefined until loaded. */
  readonly current: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let current: ComponentType<Props> | undefined
  return {
    get current() {
      return current
    },
    async load() {
      current ??= await load()
      return current
    }
  }
}

/** A lazy component on its way to the page. */
export interface LoadingComponent<Props> {
  /** Until it is loaded, the previous one, if any. */
  Component: ComponentType<Props> | undefined
  /** Why the module couldn't be loaded. */
  failure: LoadFailure | undefined
  /** How often loading has failed. */
  failures: number
  /** Loads the module again. */
  retry: () => void
}

/**
 * Loads a component. Tries again when the browser is online again. Doesn't use Suspense, whose fallback
 * stays for at least a third of a second.
 */
export function useLazyComponent<Props>(lazy: LazyComponent<Props> | undefined): LoadingComponent<Props> {
  const [current, setCurrent] = useState<ComponentType<Props> | undefined>(() => lazy?.current)
  const [failed, setFailed] = useState<{ lazy: typeof lazy; failure: LoadFailure }>()
  const [attempt, setAttempt] = useState(0)
  const [failures, setFailures] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    const show = (component: ComponentType<Props> | undefined) => isCurrent && setCurrent(() => component)
    const fail = async (error: unknown) => {
      const failure = await explainLoadFailure(error)
      if (!isCurrent) return
      setFailed({ lazy, failure })
      setFailures(count => count + 1)
    }
    if (lazy) lazy.load().then(show, fail)
    else show(undefined)
    return () => {
      isCurrent = false
    }
  }, [lazy, attempt])

  const retry = useCallback(() => {
    setFailed(undefined)
    setAttempt(count => count + 1)
  }, [])
  const failure = failed?.lazy === lazy ? failed?.failure : undefined
  useEffect(() => {
    if (failure !== 'offline') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failure, retry])

  return { Component: lazy && (lazy.current ?? current), failure, failures, retry }
}

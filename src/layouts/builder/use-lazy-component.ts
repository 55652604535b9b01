import { type ComponentType, useEffect, useState } from 'react'

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

/**
 * Loads and returns a component; until it is loaded, the previous one. Doesn't use Suspense, whose fallback stays for at
 * least a third of a second.
 *
 * @throws while rendering if the module can't be loaded
 */
export function useLazyComponent<Props>(
  lazy: LazyComponent<Props> | undefined
): ComponentType<Props> | undefined {
  const [current, setCurrent] = useState<ComponentType<Props> | undefined>(() => lazy?.current)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    let isCurrent = true
    const show = (component: ComponentType<Props> | undefined) => isCurrent && setCurrent(() => component)
    if (lazy) lazy.load().then(show, error => isCurrent && setFailure(error))
    else show(undefined)
    return () => {
      isCurrent = false
    }
  }, [lazy])

  if (failure) throw failure
  return lazy && (lazy.current ?? current)
}

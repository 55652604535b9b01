import { type ComponentType, useEffect, useState } from 'react'

/** A component that is fetched when it is first wanted. */
export interface Loadable<Props> {
  /** Absent until it has been fetched. */
  readonly current: ComponentType<Props> | undefined
  fetch: () => Promise<ComponentType<Props>>
}

export function loadable<Props>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let current: ComponentType<Props> | undefined
  return {
    get current() {
      return current
    },
    async fetch() {
      current ??= await load()
      return current
    }
  }
}

/**
 * The component to show; until it has been fetched, the one shown before it. Not by Suspense: its fallback stays for a
 * third of a second once it is shown.
 * @throws in rendering, when the module cannot be fetched
 */
export function useLoaded<Props>(wanted: Loadable<Props> | undefined): ComponentType<Props> | undefined {
  const [shown, setShown] = useState<ComponentType<Props> | undefined>(() => wanted?.current)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    let isWanted = true
    const show = (component: ComponentType<Props> | undefined) => isWanted && setShown(() => component)
    if (wanted) wanted.fetch().then(show, error => isWanted && setFailure(error))
    else show(undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])

  if (failure) throw failure
  return wanted && (wanted.current ?? shown)
}

import { atom, onMount, type ReadableAtom } from 'nanostores'

/**
 * A store with the value that another one had when the page was last painted. What is derived from it doesn't delay the
 * paint of a key press, and is derived once however many changes come before the paint.
 */
export function afterPaint<Value>($store: ReadableAtom<Value>): ReadableAtom<Value> {
  // Never read before it is set: reading mounts it.
  const $painted = atom<Value>(undefined as Value)
  onMount($painted, () => {
    $painted.set($store.get())
    let isMounted = true
    let isWaiting = false
    const follow = () => {
      isWaiting = false
      if (isMounted) $painted.set($store.get())
    }
    const stop = $store.listen(() => {
      if (isWaiting) return
      isWaiting = true
      // A task that is queued in an animation frame runs after the paint.
      requestAnimationFrame(() => setTimeout(follow))
    })
    return () => {
      isMounted = false
      stop()
    }
  })
  return $painted
}

import { useEffect } from 'react'

/** Prevents the browser from opening a file that is dropped beside its target: the page with all that was typed would go. */
export function useFileGuard(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const guard = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const stop = new AbortController()
    addEventListener('dragover', guard, { signal: stop.signal })
    addEventListener('drop', guard, { signal: stop.signal })
    return () => stop.abort()
  }, [isOn])
}

import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds after which the hint's code is loaded: after everything that the first screen needs. */
const delay = 2000

/** The hint about installing, in browsers that can install. Its code isn't needed: if it doesn't load, there is no hint. */
export function LazyInstallHint() {
  const [Hint, setHint] = useState<ComponentType>()
  useEffect(() => {
    if (!('onbeforeinstallprompt' in window)) return
    const timer = setTimeout(() => {
      import('#features/install/install-hint.tsx').then(
        ({ InstallHint }) => setHint(() => InstallHint),
        () => undefined
      )
    }, delay)
    return () => clearTimeout(timer)
  }, [])
  return Hint && <Hint />
}

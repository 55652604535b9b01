import { type ComponentType, useEffect, useState } from 'react'
import { importModule } from '#stores/loading/import-module.ts'

/** Milliseconds after which the code is loaded: after everything that the first screen needs. */
const delay = 2000

/** Offers to install the app, in browsers that can. If its code doesn't load, there is no offer. */
export function LazyInstallation() {
  const [Installation, setInstallation] = useState<ComponentType>()
  useEffect(() => {
    if (!('onbeforeinstallprompt' in window)) return
    const timer = setTimeout(() => {
      importModule(() => import('#features/install/installation.tsx')).then(
        module => setInstallation(() => module.Installation),
        () => undefined
      )
    }, delay)
    return () => clearTimeout(timer)
  }, [])
  return Installation && <Installation />
}

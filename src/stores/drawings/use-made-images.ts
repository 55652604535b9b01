import { useEffect, useRef, useState } from 'react'
import { takeMadeImages } from './make-image.ts'

/**
 * The images that were made for the form at the page's path: puts them into its field once it is there.
 *
 * @param scriptId as in `ImageTarget`
 * @param put changes the field. Returns a function that undoes the change
 */
export function useMadeImages(scriptId: string, put: (addresses: readonly string[]) => () => void) {
  const latestPut = useRef(put)
  latestPut.current = put
  const [added, setAdded] = useState<{ count: number; undo: () => void }>()
  useEffect(() => {
    const addresses = takeMadeImages(location.pathname, scriptId)
    if (addresses) setAdded({ count: addresses.length, undo: latestPut.current(addresses) })
  }, [scriptId])
  return {
    added: added?.count ?? 0,
    undo: () => {
      added?.undo()
      setAdded(undefined)
    }
  }
}

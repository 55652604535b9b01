import { useEffect, useEffectEvent } from 'react'
import { $openDrawing, $selection } from '#stores/drawings/open-drawing.ts'

/** Calls back when a layer is picked that was there before: whoever adds layers goes on adding. */
export function useLayersOfPickedLayer(onPick: () => void) {
  const tell = useEffectEvent(onPick)
  useEffect(() => {
    let known = new Set($openDrawing.get().drawing.layers.map(({ id }) => id))
    const stopKnowing = $openDrawing.listen(({ drawing }) => {
      // After the selection of what was just added.
      queueMicrotask(() => {
        known = new Set(drawing.layers.map(({ id }) => id))
      })
    })
    const stopFollowing = $selection.listen(ids => {
      if (ids.length > 0 && ids.every(id => known.has(id))) tell()
    })
    return () => {
      stopKnowing()
      stopFollowing()
    }
  }, [])
}

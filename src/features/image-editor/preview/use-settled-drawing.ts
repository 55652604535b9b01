import { useEffect, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'

/** Milliseconds without a change before previews follow, so that they take no time from the frames of a drag. */
const delay = 150

/** The open drawing, as it was when it last stood still. */
export function useSettledDrawing(): Drawing {
  const [settled, setSettled] = useState(() => $openDrawing.get().drawing)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => setSettled($openDrawing.get().drawing)
    const stop = $openDrawing.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(settle, delay)
    })
    // It may have changed between the first rendering and this effect.
    settle()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return settled
}

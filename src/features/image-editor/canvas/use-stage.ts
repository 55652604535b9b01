import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { changeLayers } from '#core/drawing/layer-operations.ts'
import { $openDrawing, $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { drawOverlay } from './overlay.tsx'
import { clearPreview, previewPoses } from './preview-poses.ts'
import { type LayerBox, type SelectionFrame, selectionFrame, withPose } from './selection-frame.ts'
import type { Stage } from './stage-environment.ts'
import { stageGestures } from './stage-gestures.ts'
import type { View, ZoomTo } from './use-view.ts'

interface StageOptions {
  stage: RefObject<HTMLElement | null>
  view: View
  zoomTo: ZoomTo
  zoom: RefObject<number>
  boxOf: LayerBox
  frame: SelectionFrame | undefined
}

/**
 * Starts gestures on the stage, and keeps the overlay at the selection. React renders at the beginning and the end of a gesture;
 * between them only attributes change. `draft` is the drawing during a gesture of layers without an element of their own.
 */
export function useStage(options: StageOptions) {
  const { stage: element, view, frame } = options
  const svg = useRef<SVGSVGElement>(null)
  const overlay = useRef<SVGSVGElement>(null)
  const [draft, setDraft] = useState<Drawing>()
  const latest = useRef(options)
  latest.current = options
  const gestures = useRef<ReturnType<typeof stageGestures>>(undefined)

  useLayoutEffect(() => {
    if (overlay.current) drawOverlay(overlay.current, view, { frame })
  })

  useEffect(() => {
    const box = element.current
    if (!box) return
    // A finger that holds a layer must not scroll the page; any other one does.
    const hold = (event: TouchEvent) => {
      if (gestures.current?.isHeld() && event.cancelable) event.preventDefault()
    }
    box.addEventListener('touchstart', hold, { passive: false })
    box.addEventListener('touchmove', hold, { passive: false })
    return () => {
      box.removeEventListener('touchstart', hold)
      box.removeEventListener('touchmove', hold)
    }
  }, [element])

  const press = (event: PointerEvent) => {
    gestures.current ??= stageGestures(environment(latest, svg, overlay, setDraft))
    gestures.current.press(event)
    // Holding a touch keeps the browser from moving the focus.
    element.current?.focus({ preventScroll: true })
  }
  return { svg, overlay, draft, press }
}

function environment(
  latest: RefObject<StageOptions>,
  svg: RefObject<SVGSVGElement | null>,
  overlay: RefObject<SVGSVGElement | null>,
  setDraft: (draft: Drawing | undefined) => void
): Stage {
  const drawing = () => $openDrawing.get().drawing
  const boxOf = (layer: Layer) => latest.current.boxOf(layer)
  const draw: Stage['drawOverlay'] = shown =>
    overlay.current && drawOverlay(overlay.current, latest.current.view, shown)
  return {
    plane: () => overlay.current?.parentElement ?? document.body,
    view: () => latest.current.view,
    drawing,
    selection: () => $selection.get(),
    boxOf,
    frame: () => selectionFrame(drawing(), $selection.get(), boxOf),
    select: ids => flushSync(() => $selection.set(ids)),
    preview: (frame, after, shown) => {
      if (svg.current && !previewPoses(svg.current, frame.layers, after))
        flushSync(() => setDraft(withPoses(drawing(), after)))
      draw(shown)
    },
    finish: (frame, after) => {
      flushSync(() => {
        setDraft(undefined)
        if (after) changeDrawing(present => withPoses(present, after))
      })
      if (svg.current) clearPreview(svg.current, frame.layers)
      draw({ frame: selectionFrame(drawing(), $selection.get(), boxOf) })
    },
    drawOverlay: draw,
    zoomTo: (zoom, anchor) => latest.current.zoomTo(zoom, anchor),
    zoom: () => latest.current.zoom.current
  }
}

function withPoses(drawing: Drawing, posed: readonly Layer[]): Drawing {
  const poses = new Map(posed.map(layer => [layer.id, layer]))
  return changeLayers(drawing, poses.keys(), layer => withPose(layer, poses.get(layer.id) ?? layer))
}

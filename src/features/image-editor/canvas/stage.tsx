import { type KeyboardEvent, type RefObject, useId } from 'react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'
import { m } from '#i18n/messages.ts'
import { Drawn } from './drawn.tsx'
import { OverlayElements } from './overlay.tsx'
import type { LayerBox, SelectionFrame } from './selection-frame.ts'
import { useStage } from './use-stage.ts'
import type { View, ZoomTo } from './use-view.ts'

interface StageProps {
  element: RefObject<HTMLDivElement | null>
  drawing: Drawing
  variant: Variant
  outlineText: OutlineText
  boxOf: LayerBox
  frame: SelectionFrame | undefined
  view: View
  zoom: RefObject<number>
  zoomTo: ZoomTo
  onKeyDown: (event: KeyboardEvent) => void
}

/** The drawing, which pointers and keys change: for screen readers an application, whose keys all reach it. */
export function Stage({ element, drawing, variant, outlineText, boxOf, frame, ...props }: StageProps) {
  const { view, zoom, zoomTo, onKeyDown } = props
  const { draft, svg, overlay, press } = useStage({ stage: element, view, zoomTo, zoom, boxOf, frame })
  const helpId = useId()
  const place = {
    left: view.left,
    top: view.top,
    width: drawing.width * view.scale,
    height: drawing.height * view.scale
  }
  return (
    <>
      <div
        ref={element}
        className="stage"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes all keys, so it takes the focus
        tabIndex={0}
        aria-label={m.image_editor_canvas()}
        aria-describedby={helpId}
        onPointerDown={event => press(event.nativeEvent)}
        onKeyDown={onKeyDown}
      >
        <div className="stage-plane" style={{ width: view.plane.width, height: view.plane.height }}>
          <svg
            ref={svg}
            className="stage-drawing"
            aria-hidden="true"
            style={place}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          >
            <Drawn drawing={draft ?? drawing} variant={variant} outlineText={outlineText} />
          </svg>
          <OverlayElements ref={overlay} />
        </div>
      </div>
      <p className="unseen" id={helpId}>
        {m.image_editor_canvas_help()}
      </p>
    </>
  )
}

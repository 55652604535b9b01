import './canvas.css'
import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { contentBox } from '#drawing/layer-outline.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $selection, $shownVariant } from '#stores/drawings/open-drawing.ts'
import { announce, useAnnouncements } from './announce.ts'
import { handleCanvasKey } from './canvas-keys.ts'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { Drawn } from './drawn.tsx'
import { OverlayElements } from './overlay.tsx'
import { selectionFrame } from './selection-frame.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useOutlineText } from './use-outline-text.ts'
import { useStage } from './use-stage.ts'
import { useView } from './use-view.ts'

interface CanvasProps {
  kind: Drawing['kind']
  /** Lies over the drawing. */
  children?: ReactNode
}

/** The drawing with what selects and moves its layers, and the toolbar above it. */
export function Canvas({ kind, children }: CanvasProps) {
  const { drawing } = useStore($openDrawing)
  const selection = useStore($selection)
  const shown = useStore($shownVariant)
  const outlineText = useOutlineText(drawing)
  const boxOf = useCallback((layer: Layer) => contentBox(layer.content, outlineText), [outlineText])
  const [areKeysShown, showKeys] = useState(false)
  const stageElement = useRef<HTMLDivElement>(null)
  const { view, zoomTo, buttons, zoom } = useView(stageElement, drawing)
  const frame = selectionFrame(drawing, selection, boxOf)
  const { draft, svg, overlay, press } = useStage({ stage: stageElement, view, zoomTo, zoom, boxOf, frame })
  const live = useAnnouncements()

  return (
    <>
      <CanvasToolbar
        kind={kind}
        zoom={buttons}
        selected={frame?.layers ?? []}
        onShowKeys={() => showKeys(true)}
      />
      <div className="canvas-stage">
        <div
          ref={stageElement}
          className="stage"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes all keys, so it takes the focus
          tabIndex={0}
          aria-label={m.image_editor_canvas()}
          aria-describedby="canvas-help"
          onPointerDown={event => press(event.nativeEvent)}
          onKeyDown={event =>
            handleCanvasKey(event, { frame, zoom: buttons, showKeys: () => showKeys(true), announce })
          }
        >
          <div className="stage-plane" style={{ width: view.plane.width, height: view.plane.height }}>
            <svg
              ref={svg}
              className="stage-drawing"
              aria-hidden="true"
              style={{
                left: view.left,
                top: view.top,
                width: drawing.width * view.scale,
                height: drawing.height * view.scale
              }}
              viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            >
              <Drawn
                drawing={draft ?? drawing}
                variant={kind === 'icon' ? shown : 'good'}
                outlineText={outlineText}
              />
            </svg>
            <OverlayElements ref={overlay} />
          </div>
        </div>
        {children}
      </div>
      <p className="unseen" id="canvas-help">
        {m.image_editor_canvas_help()}
      </p>
      <p className="unseen" aria-live="polite" ref={live} />
      {areKeysShown && <ShortcutsDialog onClose={() => showKeys(false)} />}
    </>
  )
}

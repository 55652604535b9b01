import './canvas.css'
import { useStore } from '@nanostores/react'
import { type ReactNode, useRef, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { $selection, $shownVariant } from '#stores/drawings/open-drawing.ts'
import { ShortcutsDialog } from '../shortcuts-dialog.tsx'
import { announce, useAnnouncements } from './announce.ts'
import { handleCanvasKey } from './canvas-keys.ts'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { selectionFrame } from './selection-frame.ts'
import { Stage } from './stage.tsx'
import { useLayerBoxes } from './use-layer-boxes.ts'
import { useView } from './use-view.ts'

interface CanvasProps {
  kind: Drawing['kind']
  /** Lies over the drawing. */
  children?: ReactNode
}

/** The drawing with what selects and moves its layers, and the toolbar above it. */
export function Canvas({ kind, children }: CanvasProps) {
  const { drawing, outlineText, boxOf } = useLayerBoxes()
  const selection = useStore($selection)
  const shown = useStore($shownVariant)
  const [areKeysShown, setKeysShown] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const { view, zoomTo, buttons, zoom } = useView(stage, drawing)
  const frame = selectionFrame(drawing, selection, boxOf)
  const live = useAnnouncements()
  const showKeys = () => setKeysShown(true)
  const drawingWidth = `${drawing.width * view.scale}px`
  return (
    <>
      <CanvasToolbar kind={kind} zoom={buttons} selected={frame?.layers ?? []} onShowKeys={showKeys} />
      <div className="canvas-stage" style={{ '--drawing-width': drawingWidth }}>
        <Stage
          element={stage}
          variant={kind === 'icon' ? shown : 'good'}
          {...{ drawing, outlineText, boxOf, frame, view, zoom, zoomTo }}
          onKeyDown={event => handleCanvasKey(event, { frame, zoom: buttons, showKeys, announce })}
        />
        {children}
        <p className="unseen" aria-live="polite" ref={live} />
      </div>
      {areKeysShown && <ShortcutsDialog onClose={() => setKeysShown(false)} />}
    </>
  )
}

import './image-editor.css'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Drawing } from '#core/drawing/drawing.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { classNames } from '#ui/class-names.ts'
import { useFocusRecovery } from '#ui/use-focus-recovery.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { ImageDropArea } from './add/image-drop-area.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { EmptyDrawing } from './canvas/empty-drawing.tsx'
import { useUndoKeys } from './canvas/use-undo-keys.ts'
import { DrawingBanners } from './drawings/drawing-banners.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { type EditorPart, Part, PartBar } from './editor-parts.tsx'
import { FontFailure } from './text/font-failure.tsx'
import { useLayersOfPickedLayer } from './use-layers-of-picked-layer.ts'

/** The editor of icons or logos: the drawing, what adds to it, its layers and their properties. */
export function ImageEditor({ kind }: { kind: Drawing['kind'] }) {
  useUndoKeys()
  useFocusRecovery()
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [chosen, setPart] = useState<EditorPart>(kind === 'icon' ? 'add' : 'presets')
  const isEmpty = useStore($openDrawing).drawing.layers.length === 0
  const panel = useRef<HTMLElement>(null)
  const part = isWide && chosen === 'style' ? 'layers' : chosen
  useLayersOfPickedLayer(() => isWide && setPart('layers'))

  const open = (next: EditorPart, focused = focusable) => {
    flushSync(() => setPart(next))
    const found = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
    const first = found(focused) ?? found(focusable) ?? panel.current
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  }
  return (
    <EditorFrame kind={kind}>
      <DrawingBanners kind={kind} />
      <ImageDropArea />
      <FontFailure />
      <div className={classNames('image-editor', kind === 'logo' && 'image-editor-logo')}>
        <Canvas kind={kind}>{isEmpty && <EmptyDrawing kind={kind} onOpen={open} />}</Canvas>
        <PartBar kind={kind} part={part} isShort={isWide} onChange={setPart} />
        <Part
          key={part}
          ref={panel}
          kind={kind}
          part={part}
          isShort={isWide}
          onAddText={() => open(isWide ? 'layers' : 'style', '[data-letters]')}
        />
      </div>
    </EditorFrame>
  )
}

const focusable = 'input:not([type="hidden"], [hidden]), button, select, [tabindex="0"]'

import './image-editor.css'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Drawing } from '#core/drawing/drawing.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { classNames } from '#ui/class-names.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { ImageDropArea } from './add/image-drop-area.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { EmptyDrawing } from './canvas/empty-drawing.tsx'
import { useUndoKeys } from './canvas/use-undo-keys.ts'
import { EditorFrame } from './editor-frame.tsx'
import { type EditorPart, Part, PartBar, Sidebar } from './editor-parts.tsx'
import { FontFailure } from './text/font-failure.tsx'

/** The editor of icons or logos: the drawing, what adds to it, its layers and their properties. */
export function ImageEditor({ kind }: { kind: Drawing['kind'] }) {
  useUndoKeys()
  const hasSidebar = useMediaQuery('(min-width: 1200px)')
  const [chosen, setPart] = useState<EditorPart>('add')
  const isEmpty = useStore($openDrawing).drawing.layers.length === 0
  const panel = useRef<HTMLElement>(null)
  const part = hasSidebar && (chosen === 'layers' || chosen === 'style') ? 'add' : chosen

  const open = (next: EditorPart, focused = focusable) => {
    flushSync(() => setPart(next))
    const found = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
    const first = found(focused) ?? found(focusable) ?? panel.current
    first?.focus()
  }
  return (
    <EditorFrame kind={kind} aside={hasSidebar && <Sidebar />}>
      <ImageDropArea />
      <FontFailure />
      <div className={classNames('image-editor', kind === 'logo' && 'image-editor-logo')}>
        <Canvas kind={kind}>{isEmpty && <EmptyDrawing kind={kind} onOpen={open} />}</Canvas>
        <PartBar kind={kind} part={part} isShort={hasSidebar} onChange={setPart} />
        <Part ref={panel} kind={kind} part={part} />
      </div>
    </EditorFrame>
  )
}

const focusable = 'input:not([type="hidden"], [hidden]), button, select, [tabindex="0"]'

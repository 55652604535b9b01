import './image-editor.css'
import { useStore } from '@nanostores/react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { classNames } from '#ui/class-names.ts'
import { Canvas } from './canvas/canvas.tsx'
import { EmptyDrawing } from './canvas/empty-drawing.tsx'
import { useUndoKeys } from './canvas/use-undo-keys.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorNotes } from './editor-notes.tsx'
import { Part, PartBar } from './editor-parts.tsx'
import { useEditorPart } from './use-editor-part.ts'

/** The editor of icons or logos: the drawing, what adds to it, its layers and their properties. */
export function ImageEditor({ kind }: { kind: Drawing['kind'] }) {
  useUndoKeys()
  const isEmpty = useStore($openDrawing).drawing.layers.length === 0
  const { isWide, panel, part, setPart, openPart } = useEditorPart(kind)
  return (
    <EditorFrame kind={kind}>
      <EditorNotes kind={kind} />
      <div className={classNames('image-editor', kind === 'logo' && 'image-editor-logo')}>
        <Canvas kind={kind}>{isEmpty && <EmptyDrawing kind={kind} onOpen={openPart} />}</Canvas>
        <PartBar kind={kind} part={part} isShort={isWide} onChange={setPart} />
        <Part
          key={part}
          ref={panel}
          kind={kind}
          part={part}
          isShort={isWide}
          onAddText={() => openPart(isWide ? 'layers' : 'style', '[data-letters]')}
        />
      </div>
    </EditorFrame>
  )
}

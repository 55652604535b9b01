import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import { emptyUndoHistory } from '#core/script/undo-history.ts'
import {
  $drawingHistory,
  $openDrawing,
  $selection,
  $shownVariant,
  changeDrawing
} from '#stores/drawings/open-drawing.ts'
import { $isOpeningDrawing } from '#stores/drawings/open-drawing-of.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { waitUntil } from '../../wait.ts'

/** A square of 100 units. */
export const square = (id: string, change: Partial<Layer> = {}): Layer => ({
  ...newLayer(id, squareContent, emptyDrawing('icon')),
  name: id,
  ...change
})

const squareContent = {
  kind: 'shape' as const,
  d: 'M0 0H100V100H0Z',
  box: { x: 0, y: 0, width: 100, height: 100 }
}

interface EditorOptions {
  kind?: Drawing['kind']
  layers?: readonly Layer[]
  selected?: readonly string[]
  width?: number
  height?: number
  /** A part other than the first one. */
  part?: 'layers' | 'style'
}

/** Renders an editor with layers. */
export async function openEditor(options: EditorOptions = {}) {
  const { kind = 'icon', layers = [], selected = [], width = 1440, height = 900, part } = options
  const opened = await openBuilder({ screen: kind === 'icon' ? 'iconEditor' : 'logoEditor', width, height })
  // The stored drawing would come after this one.
  await waitUntil(() => !$isOpeningDrawing.get())
  $openDrawing.set({ id: 'test', name: '', drawing: { ...emptyDrawing(kind), layers: [...layers] } })
  // The history of the test before is another drawing's.
  $drawingHistory.set(emptyUndoHistory)
  changeDrawing(drawing => ({ ...drawing }))
  $selection.set(selected)
  $shownVariant.set('good')
  if (part) document.querySelector<HTMLInputElement>(`.image-editor-parts [value=${part}]`)?.click()
  return opened
}

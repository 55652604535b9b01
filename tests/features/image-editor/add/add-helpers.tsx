import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Drawing, emptyDrawing } from '#core/drawing/drawing.ts'
import { dismissAddFeedback } from '#features/image-editor/add/add-feedback.ts'
import { AddPanel } from '#features/image-editor/add/add-panel.tsx'
import { ImageDropArea } from '#features/image-editor/add/image-drop-area.tsx'
import { $openDrawing, $selection } from '#stores/drawings/open-drawing.ts'

/** Renders the panel beside an empty drawing. @param width of the panel in pixels */
export async function openAddPanel({ kind = 'icon' as Drawing['kind'], width = 296 } = {}) {
  await page.viewport(1000, 900)
  $openDrawing.set({ id: 'test', name: '', drawing: emptyDrawing(kind) })
  $selection.set([])
  dismissAddFeedback()
  return render(
    <main style={{ width }}>
      <AddPanel kind={kind} onAddText={() => undefined} />
      <ImageDropArea />
    </main>
  )
}

export const layers = () => $openDrawing.get().drawing.layers
export const searchField = () => page.getByRole('searchbox', { name: 'Search icons' })
export const tile = (name: string) => page.getByRole('button', { name, exact: true })
export const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** What wasn’t added, and why. */
export const alert = (text: RegExp) => page.getByRole('alert').filter({ hasText: text })

/** A PNG file of a red square. */
export async function pngFile(name: string, side = 4): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, side, side)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
  if (!blob) throw new Error('This browser makes no PNG')
  return new File([blob], name, { type: 'image/png' })
}

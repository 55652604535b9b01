import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { drawingParameter } from '#routes/image-editor-paths.ts'
import { $drawingProblem } from '#stores/drawings/drawing-problem.ts'
import { openDrawingOf } from '#stores/drawings/open-drawing-of.ts'
import { $background, openUrl } from '#stores/router.ts'

/** The address of the editor of a kind. */
export const editorPath = (kind: Drawing['kind']) =>
  builderPath(pageLocale(), kind === 'icon' ? 'iconEditor' : 'logoEditor')

/**
 * Opens the drawing that an editor shows: the one of the address, `?drawing=ID`, or the last one of its kind. The address loses the
 * id then, so that a reload opens the drawing that is open by that time.
 */
export function useOpenDrawing(kind: Drawing['kind']) {
  const id = useStore($background)?.search[drawingParameter]
  useLayoutEffect(() => {
    void openDrawingOf(kind, id).then(opened => {
      $drawingProblem.set(opened.ok ? undefined : opened.code)
      if (id !== undefined && $background.get()?.search[drawingParameter] === id)
        openUrl(editorPath(kind), true)
    })
  }, [kind, id])
}

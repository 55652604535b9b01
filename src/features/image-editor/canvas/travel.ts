import { m } from '#i18n/messages.ts'
import { $canRedoDrawing, $canUndoDrawing, redoDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { announce } from './announce.ts'

/** Undoes the latest step of the drawing, and says so. */
export function undoStep() {
  const isPossible = $canUndoDrawing.get()
  undoDrawing()
  announce(isPossible ? m.image_editor_said_undone() : m.image_editor_said_no_undo())
}

/** Does again what was undone last, and says so. */
export function redoStep() {
  const isPossible = $canRedoDrawing.get()
  redoDrawing()
  announce(isPossible ? m.image_editor_said_redone() : m.image_editor_said_no_redo())
}

import type { Drawing } from '#core/drawing/drawing.ts'
import { fileName } from '#core/file-name.ts'
import { drawingFileText, type OpenFileProblem, openDrawingFile } from '#stores/drawings/drawing-files.ts'
import { $drawingProblem, type DrawingProblem } from '#stores/drawings/drawing-problem.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { openUrl } from '#stores/router.ts'
import { downloadText } from '#ui/download.ts'
import { drawingTitle } from './drawing-texts.ts'
import { editorPath } from './use-open-drawing.ts'

/** Downloads the open drawing as a drawing file. */
export async function saveDrawingFile() {
  const { name, drawing } = $openDrawing.get()
  const text = await drawingFileText({ name, drawing })
  if (text.ok) downloadText(fileName(drawingTitle(name, drawing.kind), 'json'), text.value)
  $drawingProblem.set(text.ok ? undefined : 'too_large_to_save')
}

/** Opens a drawing file, in the other editor if it has a drawing of the other kind. */
export async function chooseDrawingFile(file: File, kind: Drawing['kind']) {
  const opened = await openDrawingFile(file)
  $drawingProblem.set(opened.ok ? undefined : fileProblem(opened.code))
  if (opened.ok && opened.value !== kind) openUrl(editorPath(opened.value))
}

/** A file is spoken of in other words than a stored drawing. */
function fileProblem(code: OpenFileProblem): DrawingProblem {
  if (code === 'no_json' || code === 'no_drawing') return 'no_drawing_file'
  return code === 'later_drawing' ? 'later_file' : code
}

import type { Ref } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { chooseDrawingFile } from './drawing-file-actions.ts'

interface DrawingFileInputProps {
  ref: Ref<HTMLInputElement>
  kind: Drawing['kind']
}

/** The hidden input by which the browser asks for a drawing file. */
export const DrawingFileInput = ({ ref, kind }: DrawingFileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={m.drawings_open_file()}
    accept=".json,application/json"
    onChange={event => {
      const [file] = event.target.files ?? []
      if (file) void chooseDrawingFile(file, kind)
      // Lets the user choose the same file again.
      event.target.value = ''
    }}
  />
)

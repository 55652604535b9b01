import { useStore } from '@nanostores/react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, renameOpenDrawing } from '#stores/drawings/open-drawing.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { drawingTitle } from './drawing-texts.ts'

/** The name of the open drawing, to be edited. */
export const DrawingName = ({ kind }: { kind: Drawing['kind'] }) => (
  <TextInput
    className="drawing-name"
    label={m.drawings_name()}
    hideLabel
    maxLength={limits.drawing.name}
    placeholder={drawingTitle('', kind)}
    value={useStore($openDrawing).name}
    onChange={renameOpenDrawing}
  />
)

export const RenameOpenDrawing = ({ kind, onClose }: { kind: Drawing['kind']; onClose: () => void }) => (
  <RenameDrawing
    name={useStore($openDrawing).name}
    kind={kind}
    onRename={renameOpenDrawing}
    onClose={onClose}
  />
)

interface RenameDrawingProps {
  name: string
  kind: Drawing['kind']
  onRename: (name: string) => void
  onClose: () => void
}

export const RenameDrawing = ({ name, kind, onRename, onClose }: RenameDrawingProps) => (
  <RenameDialog
    name={drawingTitle(name, kind)}
    label={m.drawings_name()}
    limit={limits.drawing.name}
    onRename={next => onRename(next.slice(0, limits.drawing.name))}
    onClose={onClose}
  />
)

import './drawings.css'
import { EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { DrawingFileInput } from './drawing-file-input.tsx'
import { DrawingName, RenameOpenDrawing } from './drawing-name.tsx'
import { DrawingState } from './drawing-state.tsx'
import { DrawingsDialog } from './drawings-dialog.tsx'
import { type MenuDialog, useDrawingMenu } from './use-drawing-menu.tsx'

/** Name of the open drawing, whether it is stored, and the list of the device's drawings. Below 900 px the name is in the menu. */
export function DrawingMenu({ kind }: { kind: Drawing['kind'] }) {
  const hasField = useMediaQuery('(min-width: 900px)')
  const [dialog, setDialog] = useState<MenuDialog>()
  const input = useRef<HTMLInputElement>(null)
  const items = useDrawingMenu({
    kind,
    hasRename: !hasField,
    onOpenDialog: setDialog,
    onChooseFile: () => input.current?.click()
  })
  return (
    <div className="drawing-menu">
      {hasField && <DrawingName kind={kind} />}
      <DrawingState />
      <DrawingFileInput ref={input} kind={kind} />
      {dialog === 'list' && <DrawingsDialog kind={kind} onClose={() => setDialog(undefined)} />}
      {dialog === 'rename' && <RenameOpenDrawing kind={kind} onClose={() => setDialog(undefined)} />}
      {/* Comes last, so that its tooltip stays in the window. */}
      <Menu label={m.drawings_menu()} items={items}>
        {trigger => (
          <IconButton label={m.drawings_menu()} {...trigger}>
            <EllipsisVertical />
          </IconButton>
        )}
      </Menu>
    </div>
  )
}

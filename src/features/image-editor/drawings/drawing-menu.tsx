import './drawings.css'
import { useStore } from '@nanostores/react'
import { Download, EllipsisVertical, Eraser, FilePlus2, FolderOpen, Images, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { startDrawing } from '#stores/drawings/drawing-actions.ts'
import { $openDrawing, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { chooseDrawingFile, saveDrawingFile } from './drawing-file-actions.ts'
import { DrawingName, RenameOpenDrawing } from './drawing-name.tsx'
import { DrawingState } from './drawing-state.tsx'
import { drawingListText, newDrawingText } from './drawing-texts.ts'
import { DrawingsDialog } from './drawings-dialog.tsx'

/** Name of the open drawing, whether it is stored, and the list of the device's drawings. Below 900 px the name is in the menu. */
export function DrawingMenu({ kind }: { kind: Drawing['kind'] }) {
  const { drawing } = useStore($openDrawing)
  const hasField = useMediaQuery('(min-width: 900px)')
  const [dialog, setDialog] = useState<'list' | 'rename'>()
  const input = useRef<HTMLInputElement>(null)
  const rename: MenuItem = {
    id: 'rename',
    label: m.device_rename(),
    icon: <PencilLine />,
    onSelect: () => setDialog('rename')
  }
  const items: MenuItem[] = [
    { id: 'new', label: newDrawingText(kind), icon: <FilePlus2 />, onSelect: () => startDrawing(kind) },
    { id: 'list', label: drawingListText(kind), icon: <Images />, onSelect: () => setDialog('list') },
    ...(hasField ? [] : [rename]),
    {
      id: 'save',
      label: m.drawings_save_file(),
      icon: <Download />,
      separated: true,
      onSelect: () => void saveDrawingFile()
    },
    {
      id: 'open',
      label: m.drawings_open_file(),
      icon: <FolderOpen />,
      onSelect: () => input.current?.click()
    },
    {
      id: 'clear',
      label: m.drawings_clear(),
      icon: <Eraser />,
      separated: true,
      disabled: drawing.layers.length === 0,
      onSelect: () => changeDrawing(withoutLayers)
    }
  ]
  return (
    <div className="drawing-menu">
      {hasField && <DrawingName kind={kind} />}
      <DrawingState />
      <Menu label={m.drawings_menu()} items={items}>
        {trigger => (
          <IconButton label={m.drawings_menu()} {...trigger}>
            <EllipsisVertical />
          </IconButton>
        )}
      </Menu>
      <input
        ref={input}
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
      {dialog === 'list' && <DrawingsDialog kind={kind} onClose={() => setDialog(undefined)} />}
      {dialog === 'rename' && <RenameOpenDrawing kind={kind} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

/** Without what variants say of the layers, too. */
function withoutLayers(drawing: Drawing): Drawing {
  const { good, evil, neutral } = drawing.variants
  const bare = { hidden: [], fills: {} }
  return {
    ...drawing,
    layers: [],
    variants: { good: { ...good, ...bare }, evil: { ...evil, ...bare }, neutral: { ...neutral, ...bare } }
  }
}

import { useStore } from '@nanostores/react'
import { Download, Eraser, FilePlus2, FolderOpen, Images, PencilLine } from 'lucide-react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { startDrawing } from '#stores/drawings/drawing-actions.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { deleteLayers } from '../layers/layer-actions.ts'
import { saveDrawingFile } from './drawing-file-actions.ts'
import { drawingListText, newDrawingText } from './drawing-texts.ts'

/** What the menu of the open drawing opens. */
export type MenuDialog = 'list' | 'rename' | undefined

interface DrawingMenuOptions {
  kind: Drawing['kind']
  /** There is no field for the name. */
  hasRename: boolean
  onOpenDialog: (dialog: MenuDialog) => void
  onChooseFile: () => void
}

/** What the menu of the open drawing offers: another drawing, files, and to begin anew. */
export function useDrawingMenu({
  kind,
  hasRename,
  onOpenDialog,
  onChooseFile
}: DrawingMenuOptions): MenuItem[] {
  const { drawing } = useStore($openDrawing)
  const rename: MenuItem = {
    id: 'rename',
    label: m.device_rename(),
    icon: <PencilLine />,
    onSelect: () => onOpenDialog('rename')
  }
  return [
    { id: 'new', label: newDrawingText(kind), icon: <FilePlus2 />, onSelect: () => startDrawing(kind) },
    { id: 'list', label: drawingListText(kind), icon: <Images />, onSelect: () => onOpenDialog('list') },
    ...(hasRename ? [rename] : []),
    {
      id: 'save',
      label: m.drawings_save_file(),
      icon: <Download />,
      separated: true,
      onSelect: () => void saveDrawingFile()
    },
    { id: 'open', label: m.drawings_open_file(), icon: <FolderOpen />, onSelect: onChooseFile },
    {
      id: 'clear',
      label: m.drawings_clear(),
      icon: <Eraser />,
      separated: true,
      disabled: drawing.layers.length === 0,
      onSelect: () => deleteLayers(drawing.layers)
    }
  ]
}

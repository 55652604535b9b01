import { Columns2, CopyPlus, EllipsisVertical, FolderOpen, History, PencilLine, Trash2 } from 'lucide-react'
import * as z from 'zod/mini'
import { m, pageLocale } from '#i18n/messages.ts'
import { comparePath } from '#routes/compare-paths.ts'
import type { LocalScript } from '#stores/library/library-database.ts'
import { openScript } from '#stores/library/open-script.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { deleteScript, duplicateScript, scriptTitle } from './local-script-actions.ts'

/** A dialog to open, and the id of the script that it is about. */
const requestedDialogSchema = z.object({ dialog: z.enum(['rename', 'history']), id: z.string() })
export const openDialogSchema = z.optional(requestedDialogSchema)
export type RequestedDialog = z.infer<typeof requestedDialogSchema>

interface CopyMenuProps {
  local: LocalScript
  onOpenDialog: (dialog: RequestedDialog) => void
}

/** The menu of a local script. */
export function LocalScriptMenu({ local, onOpenDialog }: CopyMenuProps) {
  const label = m.device_row_menu({ title: scriptTitle(local.script) })
  return (
    <Menu label={label} items={itemsOf(local, onOpenDialog)}>
      {trigger => (
        <IconButton label={label} {...trigger}>
          <EllipsisVertical />
        </IconButton>
      )}
    </Menu>
  )
}

const itemsOf = (local: LocalScript, onOpenDialog: CopyMenuProps['onOpenDialog']): MenuItem[] => [
  { id: 'open', label: m.device_open(), icon: <FolderOpen />, onSelect: () => void openScript(local) },
  {
    id: 'rename',
    label: m.device_rename(),
    icon: <PencilLine />,
    onSelect: () => onOpenDialog({ dialog: 'rename', id: local.id })
  },
  {
    id: 'duplicate',
    label: m.device_duplicate(),
    icon: <CopyPlus />,
    onSelect: () => void duplicateScript(local)
  },
  {
    id: 'history',
    label: m.device_history(),
    icon: <History />,
    onSelect: () => onOpenDialog({ dialog: 'history', id: local.id })
  },
  {
    id: 'compare',
    label: m.compare_with(),
    icon: <Columns2 />,
    href: comparePath(pageLocale(), `device:${local.id}`)
  },
  {
    id: 'delete',
    label: m.device_delete(),
    icon: <Trash2 />,
    destructive: true,
    separated: true,
    onSelect: () => void deleteScript(local)
  }
]

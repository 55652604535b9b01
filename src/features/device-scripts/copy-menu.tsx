import { CopyPlus, EllipsisVertical, FolderOpen, History, PencilLine, Trash2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import type { KeptCopy } from '#stores/library/shelves.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { duplicate, open, remove, titleOf } from './copy-acts.ts'
import type { Asked } from './device-screen.tsx'

interface CopyMenuProps {
  local: KeptCopy
  onOpenDialog: (dialog: Asked) => void
}

/** The menu of a local script. */
export function CopyMenu({ local, onOpenDialog }: CopyMenuProps) {
  const label = m.device_row_menu({ title: titleOf(local.script) })
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

const itemsOf = (local: KeptCopy, onOpenDialog: CopyMenuProps['onOpenDialog']): MenuItem[] => [
  { id: 'open', label: m.device_open(), icon: <FolderOpen />, onSelect: () => void open(local) },
  {
    id: 'rename',
    label: m.device_rename(),
    icon: <PencilLine />,
    onSelect: () => onOpenDialog({ dialog: 'rename', local })
  },
  {
    id: 'duplicate',
    label: m.device_duplicate(),
    icon: <CopyPlus />,
    onSelect: () => void duplicate(local)
  },
  {
    id: 'history',
    label: m.device_history(),
    icon: <History />,
    onSelect: () => onOpenDialog({ dialog: 'history', local })
  },
  {
    id: 'delete',
    label: m.device_delete(),
    icon: <Trash2 />,
    destructive: true,
    apart: true,
    onSelect: () => void remove(local)
  }
]

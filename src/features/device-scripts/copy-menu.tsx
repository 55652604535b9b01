import { CopyPlus, EllipsisVertical, FolderOpen, History, PencilLine, Trash2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import type { KeptCopy } from '#stores/library/shelves.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { duplicate, open, remove, titleOf } from './copy-acts.ts'
import type { Asked } from './device-screen.tsx'

interface CopyMenuProps {
  copy: KeptCopy
  onAsk: (asked: Asked) => void
}

/** What can be done with a script of the list. */
export function CopyMenu({ copy, onAsk }: CopyMenuProps) {
  const label = m.device_row_menu({ title: titleOf(copy.script) })
  return (
    <Menu label={label} items={itemsOf(copy, onAsk)}>
      {trigger => (
        <IconButton label={label} {...trigger}>
          <EllipsisVertical />
        </IconButton>
      )}
    </Menu>
  )
}

const itemsOf = (copy: KeptCopy, onAsk: CopyMenuProps['onAsk']): MenuItem[] => [
  { id: 'open', label: m.device_open(), icon: <FolderOpen />, onSelect: () => void open(copy) },
  {
    id: 'rename',
    label: m.device_rename(),
    icon: <PencilLine />,
    onSelect: () => onAsk({ what: 'rename', copy })
  },
  {
    id: 'duplicate',
    label: m.device_duplicate(),
    icon: <CopyPlus />,
    onSelect: () => void duplicate(copy)
  },
  {
    id: 'history',
    label: m.device_history(),
    icon: <History />,
    onSelect: () => onAsk({ what: 'history', copy })
  },
  {
    id: 'delete',
    label: m.device_delete(),
    icon: <Trash2 />,
    destructive: true,
    apart: true,
    onSelect: () => void remove(copy)
  }
]

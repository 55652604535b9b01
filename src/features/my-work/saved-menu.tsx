import { CopyPlus, FolderOpen, History, PencilLine, Trash2 } from 'lucide-react'
import type { SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { MoreMenu } from '#ui/more-menu.tsx'

/** What a dialog is asked about. */
export interface AskedOne {
  what: 'rename' | 'versions'
  id: string
}

interface SavedMenuProps {
  mark: SavedMark
  /** What it is called. */
  title: string
  onOpen: () => void
  onDuplicate: () => void
  onRemove: () => void
  onAsk: (asked: AskedOne) => void
}

/** What can be done with something saved. */
export function SavedMenu({ mark: { id }, title, onOpen, onDuplicate, onRemove, onAsk }: SavedMenuProps) {
  const items: MenuItem[] = [
    { id: 'open', label: m.device_open(), icon: <FolderOpen />, onSelect: onOpen },
    {
      id: 'rename',
      label: m.device_rename(),
      icon: <PencilLine />,
      onSelect: () => onAsk({ what: 'rename', id })
    },
    { id: 'duplicate', label: m.device_duplicate(), icon: <CopyPlus />, onSelect: onDuplicate },
    {
      id: 'versions',
      label: m.device_history(),
      icon: <History />,
      onSelect: () => onAsk({ what: 'versions', id })
    },
    {
      id: 'delete',
      label: m.device_delete(),
      icon: <Trash2 />,
      destructive: true,
      apart: true,
      onSelect: onRemove
    }
  ]
  return <MoreMenu label={m.device_row_menu({ title })} items={items} />
}

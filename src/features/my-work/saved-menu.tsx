import { CopyPlus, FolderOpen, Globe, History, Link2, PencilLine, Trash2, Users } from 'lucide-react'
import type { SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { notify } from '#stores/notice.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { MoreMenu } from '#ui/more-menu.tsx'
import type { WorkRefusal } from './refusal-words.ts'

/** What a dialog is asked about. */
export interface AskedOne {
  what: 'rename' | 'visibility' | 'versions'
  id: string
}

interface SavedMenuProps {
  mark: SavedMark
  /** What it is called. */
  title: string
  /** Its public page, where others may see it. */
  publicPath: string
  onOpen: () => void
  /** Acts of its kind alone. */
  more?: readonly MenuItem[]
  onDuplicate: () => void
  onRemove: () => void
  onAsk: (asked: AskedOne) => void
  onRefused: (code: WorkRefusal) => void
}

/** What can be done with something saved. */
export function SavedMenu(props: SavedMenuProps) {
  const { mark, title, onOpen, onDuplicate, onRemove, onAsk } = props
  const { id } = mark
  const items: MenuItem[] = [
    { id: 'open', label: m.device_open(), icon: <FolderOpen />, onSelect: onOpen },
    ...(props.more ?? []),
    {
      id: 'rename',
      label: m.device_rename(),
      icon: <PencilLine />,
      onSelect: () => onAsk({ what: 'rename', id })
    },
    { id: 'duplicate', label: m.device_duplicate(), icon: <CopyPlus />, onSelect: onDuplicate },
    {
      id: 'visibility',
      label: m.saving_who(),
      icon: <Users />,
      onSelect: () => onAsk({ what: 'visibility', id })
    },
    {
      id: 'versions',
      label: m.device_history(),
      icon: <History />,
      onSelect: () => onAsk({ what: 'versions', id })
    },
    ...(mark.visibility === 'private' ? [] : publicItems(props)),
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

const publicItems = ({ publicPath, onRefused }: SavedMenuProps): MenuItem[] => [
  {
    id: 'link',
    label: m.work_copy_link(),
    icon: <Link2 />,
    apart: true,
    onSelect: () =>
      void navigator.clipboard.writeText(location.origin + publicPath).then(
        () => notify({ kind: 'copied' }),
        () => onRefused('not_copied')
      )
  },
  { id: 'public', label: m.work_open_public(), icon: <Globe />, href: publicPath }
]

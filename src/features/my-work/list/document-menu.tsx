import { CopyPlus, FolderOpen, Globe, History, Link2, PencilLine, Trash2, Users } from 'lucide-react'
import * as z from 'zod/mini'
import type { DocumentInfo } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { notify } from '#stores/notice.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import type { WorkRefusal } from './work-refusal.ts'

/** A dialog to open, and the id of the document that it is about. */
export const requestedDialogSchema = z.object({
  dialog: z.enum(['rename', 'visibility', 'versions']),
  id: z.string()
})
export type RequestedDialog = z.infer<typeof requestedDialogSchema>

interface SavedMenuProps {
  info: DocumentInfo
  /** Its name, or a placeholder. */
  title: string
  /** Path of its public page; used unless it is private. */
  publicPath: string
  onOpen: () => void
  /** Menu items of its kind only. */
  more?: readonly MenuItem[]
  onDuplicate: () => void
  onRemove: () => void
  onOpenDialog: (dialog: RequestedDialog) => void
  onFailure: (code: WorkRefusal) => void
}

/** The menu of a saved document. */
export function DocumentMenu(props: SavedMenuProps) {
  const { info, title, onOpen, onDuplicate, onRemove, onOpenDialog } = props
  const { id } = info
  const items: MenuItem[] = [
    { id: 'open', label: m.device_open(), icon: <FolderOpen />, onSelect: onOpen },
    ...(props.more ?? []),
    {
      id: 'rename',
      label: m.device_rename(),
      icon: <PencilLine />,
      onSelect: () => onOpenDialog({ dialog: 'rename', id })
    },
    { id: 'duplicate', label: m.device_duplicate(), icon: <CopyPlus />, onSelect: onDuplicate },
    {
      id: 'visibility',
      label: m.saving_visibility(),
      icon: <Users />,
      onSelect: () => onOpenDialog({ dialog: 'visibility', id })
    },
    {
      id: 'versions',
      label: m.device_history(),
      icon: <History />,
      onSelect: () => onOpenDialog({ dialog: 'versions', id })
    },
    ...(info.visibility === 'private' ? [] : publicItems(props)),
    {
      id: 'delete',
      label: m.device_delete(),
      icon: <Trash2 />,
      destructive: true,
      separated: true,
      onSelect: onRemove
    }
  ]
  return <MoreMenu label={m.device_row_menu({ title })} items={items} />
}

const publicItems = ({ publicPath, onFailure }: SavedMenuProps): MenuItem[] => [
  {
    id: 'link',
    label: m.work_copy_link(),
    icon: <Link2 />,
    separated: true,
    onSelect: () =>
      void navigator.clipboard.writeText(location.origin + publicPath).then(
        () => notify({ kind: 'copied' }),
        () => onFailure('not_copied')
      )
  },
  { id: 'public', label: m.work_open_public(), icon: <Globe />, href: publicPath }
]

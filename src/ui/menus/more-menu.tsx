import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-popover.tsx'

/** A menu of further actions behind a button with three dots. */
export const MoreMenu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <Menu label={label} items={items}>
    {trigger => (
      <IconButton label={label} {...trigger}>
        <EllipsisVertical />
      </IconButton>
    )}
  </Menu>
)

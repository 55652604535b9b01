import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu, type MenuProps } from './menu.tsx'

/** A menu of further actions behind a button with three dots. */
export const MoreMenu = ({ label, ...rest }: Omit<MenuProps, 'children'>) => (
  <Menu label={label} {...rest}>
    {trigger => (
      <IconButton label={label} {...trigger}>
        <EllipsisVertical />
      </IconButton>
    )}
  </Menu>
)

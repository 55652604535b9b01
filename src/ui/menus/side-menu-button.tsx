import { Menu } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { sideMenuId } from './side-menu-id.ts'

/** Opens the side menu; hidden where the menu is always visible. Works without JavaScript. */
export const SideMenuButton = ({ label }: { label: string }) => (
  <IconButton label={label} className="menu-button" popoverTarget={sideMenuId}>
    <Menu />
  </IconButton>
)

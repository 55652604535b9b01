import { Menu } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { sideMenuId } from './side-menu-id.ts'

/** Opens the side menu; not shown where the menu always stands. Works before any script runs. */
export const MenuButton = ({ label }: { label: string }) => (
  <IconButton label={label} className="menu-button" popoverTarget={sideMenuId}>
    <Menu />
  </IconButton>
)

import { useEffect } from 'react'
import type { MenuItem } from './menu-popover.tsx'

/** A menu that is on the page, open or not. */
export interface MountedMenu {
  id: string
  label: string
  items: readonly MenuItem[]
  /** The element that opens it. */
  trigger: () => HTMLElement | null | undefined
}

const menus = new Map<string, () => readonly MountedMenu[]>()

/** Lists menus as mounted while the component is; lists that have one menu for all rows list that of each row. */
export function useMountedMenus(id: string, read: () => readonly MountedMenu[]) {
  useEffect(() => {
    menus.set(id, read)
    return () => void menus.delete(id)
  })
}

/** The menus that are on the page: whatever they offer, the command palette offers too. */
export const mountedMenus = (): readonly MountedMenu[] => [...menus.values()].flatMap(read => read())

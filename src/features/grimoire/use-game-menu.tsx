import { useStore } from '@nanostores/react'
import { CircleDot, List } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $grimoireView } from '#stores/grimoire/view.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'

/** What the menu of an open game offers: other views, dialogs, files. */
export function useGameMenu(): MenuItem[] {
  const view = useStore($grimoireView)
  return [
    view === 'circle'
      ? { id: 'list', label: m.grimoire_list(), icon: <List />, onSelect: () => $grimoireView.set('list') }
      : {
          id: 'circle',
          label: m.grimoire_circle(),
          icon: <CircleDot />,
          onSelect: () => $grimoireView.set('circle')
        }
  ]
}

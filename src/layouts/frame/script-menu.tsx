import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#i18n/messages.ts'
import { importModule } from '#stores/loading/import-module.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'

type Actions = typeof import('#features/palette/actions/script-actions.tsx')

const $none = atom<MenuItem[]>([])

let loaded: Actions | undefined

/** Loads the items of the script's menus. */
export async function loadScriptMenu(): Promise<Actions> {
  loaded ??= await importModule(() => import('#features/palette/actions/script-actions.tsx'))
  return loaded
}

/** The menu of further actions on the script. Its items load when the button is pointed at, or before the menu opens. */
export function ScriptMenu({ isBar = false }: { isBar?: boolean }) {
  const [actions, setActions] = useState(loaded)
  const items = useStore(actions ? actions[isBar ? '$barMenuItems' : '$menuItems'] : $none)
  const load = async () => {
    const module = await loadScriptMenu()
    flushSync(() => setActions(module))
  }
  return <MoreMenu label={m.script_more()} items={items} load={actions ? undefined : load} />
}

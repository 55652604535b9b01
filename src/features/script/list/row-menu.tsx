import { Braces, Copy, FolderHeart, Link2, ListChecks, Pencil, Replace, Trash2 } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath, copyCharacterPath } from '#routes'
import { removeCharacter } from '#stores/characters.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { notify } from '#stores/notice.ts'
import { startSelection } from '#stores/selection/selection.ts'
import { $session } from '#stores/session.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { focusJinxes } from '../aside/jinx-panel.tsx'
import type { ScriptRow } from './team-rows.ts'

/** The items of a row's menu besides the moves. `neighbour` takes the focus when the row is removed. */
export function rowMenu(row: ScriptRow, neighbour: ScriptRow | undefined): MenuItem[] {
  const locale = pageLocale()
  const edit: MenuItem = {
    id: 'edit',
    label: row.kind === 'custom' ? m.script_edit() : m.script_overrides(),
    icon: <Pencil />,
    separated: true,
    href: characterScreenPath(locale, 'editCharacter', row.id)
  }
  const copy: MenuItem = {
    id: 'copy',
    label: m.script_copy(),
    icon: <Copy />,
    href: copyCharacterPath(locale, row.id)
  }
  const swap: MenuItem = {
    id: 'swap',
    label: m.selection_swap(),
    icon: <Replace />,
    onSelect: () => showDialog({ kind: 'swap', id: row.id })
  }
  const select: MenuItem = {
    id: 'select',
    label: m.selection_start(),
    icon: <ListChecks />,
    onSelect: () => startSelection([row.id])
  }
  const json: MenuItem = {
    id: 'json',
    label: m.json_tab(),
    icon: <Braces />,
    href: characterScreenPath(locale, 'characterJson', row.id)
  }
  const saveToAccount: MenuItem = {
    id: 'keep',
    label: m.homebrew_save(),
    icon: <FolderHeart />,
    onSelect: () => void saveCharacterToAccount(row.id)
  }
  const jinxes: MenuItem = {
    id: 'jinxes',
    label: m.script_show_jinxes(),
    icon: <Link2 />,
    onSelect: focusJinxes
  }
  const remove: MenuItem = {
    id: 'remove',
    label: m.script_remove(),
    icon: <Trash2 />,
    destructive: true,
    separated: true,
    onSelect: () => removeRow(row, neighbour)
  }
  return [
    edit,
    copy,
    swap,
    json,
    ...(row.kind === 'custom' && $session.get().state === 'in' ? [saveToAccount] : []),
    ...(row.jinxedWith.length > 0 ? [jinxes] : []),
    select,
    remove
  ]
}

/** Imports the account code on demand: few users have an account. */
async function saveCharacterToAccount(id: string) {
  const account = await importModule(() => import('#stores/saving/saved-characters.ts'))
  await account.saveCharacterToAccount(id)
}

/** Removes a character from the script and moves the focus from its row to the neighbouring one. */
function removeRow({ id, name }: ScriptRow, neighbour: ScriptRow | undefined) {
  removeCharacter(id)
  notify({ kind: 'removed', name })
  const next = neighbour && document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(neighbour.id)}"]`)
  next?.focus()
}

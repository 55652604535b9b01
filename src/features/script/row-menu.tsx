import { Braces, Copy, FolderHeart, Link2, Pencil, Trash2 } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath, copyPath } from '#routes'
import { removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { $session } from '#stores/session.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { showJinxes } from './jinxes.tsx'
import type { Row } from './rows.ts'

/** The items of a row's menu besides the moves. `neighbour` takes the focus when the row is removed. */
export function rowMenu(row: Row, neighbour: Row | undefined): MenuItem[] {
  const locale = pageLocale()
  const edit: MenuItem = {
    id: 'edit',
    label: row.kind === 'custom' ? m.script_edit() : m.script_own_words(),
    icon: <Pencil />,
    apart: true,
    href: characterScreenPath(locale, 'editCharacter', row.id)
  }
  const copy: MenuItem = {
    id: 'copy',
    label: m.script_copy(),
    icon: <Copy />,
    href: copyPath(locale, row.id)
  }
  const json: MenuItem = {
    id: 'json',
    label: m.json_tab(),
    icon: <Braces />,
    href: characterScreenPath(locale, 'characterJson', row.id)
  }
  const saveToAccount: MenuItem = {
    id: 'keep',
    label: m.homebrew_keep(),
    icon: <FolderHeart />,
    onSelect: () => void saveCharacterToAccount(row.id)
  }
  const jinxes: MenuItem = {
    id: 'jinxes',
    label: m.script_show_jinxes(),
    icon: <Link2 />,
    onSelect: showJinxes
  }
  const remove: MenuItem = {
    id: 'remove',
    label: m.script_remove(),
    icon: <Trash2 />,
    destructive: true,
    apart: true,
    onSelect: () => removeRow(row, neighbour)
  }
  return [
    edit,
    copy,
    json,
    ...(row.kind === 'custom' && $session.get().state === 'in' ? [saveToAccount] : []),
    ...(row.jinxedWith.length > 0 ? [jinxes] : []),
    remove
  ]
}

/** Imports the account code on demand: few users have an account. */
async function saveCharacterToAccount(id: string) {
  const account = await import('#stores/character-account.ts')
  await account.keepInAccount(id)
}

/** Removes a character from the script and moves the focus from its row to the neighbouring one. */
function removeRow({ id, name }: Row, neighbour: Row | undefined) {
  removeCharacter(id)
  notify({ kind: 'removed', name })
  const next = neighbour && document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(neighbour.id)}"]`)
  next?.focus()
}

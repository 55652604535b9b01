import { importModule } from '#stores/loading/import-module.ts'
import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'

/** Saves the open script to the account. Signed out, opens the dialog that explains accounts. */
export async function saveOpenScript() {
  if (!$hasAccount.get()) return openScreen('exportNew')
  const { saveOpenToAccount } = await importModule(() => import('#stores/saving/open-script-saving.ts'))
  await saveOpenToAccount()
}

/** Saves on Ctrl+S or Cmd+S, unless a dialog is open or the screen has handled the keys. */
export function handleSaveKeys(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  if (event.key.toLowerCase() !== 's' || event.defaultPrevented) return
  event.preventDefault()
  if (!document.querySelector('dialog[open]')) void saveOpenScript()
}

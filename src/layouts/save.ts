import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'

/** Saves the open script to the account. Signed out, opens the dialog that explains accounts. */
export async function save() {
  if (!$hasAccount.get()) return openScreen('exportNew')
  const { saveOpen } = await import('#stores/saving/account.ts')
  await saveOpen()
}

/** Saves on Ctrl+S or Cmd+S, unless a dialog is open or the screen has handled the keys. */
export function saveByKeys(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  if (event.key.toLowerCase() !== 's' || event.defaultPrevented) return
  event.preventDefault()
  if (!document.querySelector('dialog[open]')) void save()
}

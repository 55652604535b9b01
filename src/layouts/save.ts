import { openScreen } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'

/** Saves the open script to the account. Who is signed out is told what an account is for. */
export async function save() {
  if (!$hasAccount.get()) return openScreen('exportNew')
  const { saveOpen } = await import('#stores/saving/account.ts')
  await saveOpen()
}

/** Ctrl or Cmd with S saves wherever the focus is; over a dialog, and where a screen does its own with the keys, nothing. */
export function saveByKeys(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  if (event.key.toLowerCase() !== 's' || event.defaultPrevented) return
  event.preventDefault()
  if (!document.querySelector('dialog[open]')) void save()
}

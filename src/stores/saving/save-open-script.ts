import { importModule } from '../loading/import-module.ts'
import { openScreen } from '../router.ts'
import { $hasAccount } from '../session.ts'

/** Saves the open script to the account. Signed out, opens the dialog that explains accounts. */
export async function saveOpenScript() {
  if (!$hasAccount.get()) return openScreen('exportNew')
  const { saveOpenToAccount } = await importModule(() => import('./open-script-saving.ts'))
  await saveOpenToAccount()
}

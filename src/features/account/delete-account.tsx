import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $accountExport, deleteAccountData } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** Deletes the account and all that it holds, after a question; not while an export runs. Afterwards the user is signed out. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  const exported = useStore($accountExport)
  return (
    <Panel title={m.account_delete()}>
      <p>{m.account_delete_note()}</p>
      <Button
        className="account-action"
        variant="destructive"
        disabled={exported === 'running'}
        onClick={() => setIsOpen(true)}
      >
        {m.account_delete()}
      </Button>
      {isOpen && (
        <AccountDialog
          title={m.account_delete_title()}
          action={m.account_delete_confirm()}
          run={deleteAndLeave}
          onClose={() => setIsOpen(false)}
        >
          <p>{m.account_delete_warning()}</p>
          {exported !== 'complete' && <p>{m.account_delete_not_exported()}</p>}
        </AccountDialog>
      )}
    </Panel>
  )
}

async function deleteAndLeave() {
  const outcome = await deleteAccountData()
  if (outcome !== 'done') return outcome
  location.replace(builderPath(pageLocale(), 'script'))
  return undefined
}

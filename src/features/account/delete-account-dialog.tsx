import { useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { localizePath } from '#routes'
import { type AccountProblem, deleteAccountData } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { accountProblemText } from './account-problem-text.ts'

/** Confirms the deletion of the account and all that it holds. Afterwards the user is signed out. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<AccountProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function confirmDelete() {
    setIsBusy(true)
    const outcome = await deleteAccountData()
    if (outcome === 'done') return location.replace(localizePath(pageLocale(), '/'))
    setIsBusy(false)
    setProblem(outcome)
    return undefined
  }

  const text = accountProblemText(problem)
  return (
    <Dialog
      title={m.account_delete_title()}
      closeLabel={m.account_close()}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {m.account_cancel()}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={() => void confirmDelete()}>
            {m.account_delete_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.account_delete_warning()}</p>
      {text && <Banner tone="error">{text}</Banner>}
    </Dialog>
  )
}

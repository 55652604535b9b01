import { useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { localPath } from '#routes'
import { type AccountProblem, forgetAccount } from '#stores/account.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { problemText } from './problem-text.ts'

/** Confirms the deletion of the account and all that it holds. Afterwards the user is signed out. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<AccountProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function confirmDelete() {
    setIsBusy(true)
    const outcome = await forgetAccount()
    if (outcome === 'done') return location.replace(localPath(pageLocale(), '/'))
    setIsBusy(false)
    setProblem(outcome)
    return undefined
  }

  const text = problemText(problem)
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
            {m.account_delete_yes()}
          </Button>
        </>
      }
    >
      <p>{m.account_delete_warning()}</p>
      {text && <Banner tone="error">{text}</Banner>}
    </Dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages.ts'
import type { AccountProblem } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { accountProblemText } from './account-problem-text.ts'

interface AccountDialogProps {
  title: string
  /** Label of the button that confirms. */
  action: string
  /** Runs when the user confirms. Returns the problem if it fails; otherwise the page is left. */
  run: () => Promise<AccountProblem | undefined>
  onClose: () => void
  children: ReactNode
}

/** Asks before a change of the whole account. */
export function AccountDialog({ title, action, run, onClose, children }: AccountDialogProps) {
  const [problem, setProblem] = useState<AccountProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function confirm() {
    setIsBusy(true)
    const outcome = await run()
    setProblem(outcome)
    if (outcome) setIsBusy(false)
  }

  const text = accountProblemText(problem)
  return (
    <Dialog
      title={title}
      closeLabel={m.account_close()}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {m.account_cancel()}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {text && <Banner tone="error">{text}</Banner>}
    </Dialog>
  )
}

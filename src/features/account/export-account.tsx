import { Download } from 'lucide-react'
import { useState } from 'react'
import { accountExportPath } from '#api/account.ts'
import { m } from '#i18n/messages.ts'
import { type AccountProblem, loadAccount } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { accountProblemText } from './account-problem-text.ts'

/** Downloads all data of the account as one file. Checks the session first, since the browser fetches the file itself. */
export function ExportAccount() {
  const [problem, setProblem] = useState<AccountProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function startExport() {
    setIsBusy(true)
    try {
      const problem = await loadAccount()
      setProblem(problem)
      if (!problem) location.assign(accountExportPath)
    } finally {
      setIsBusy(false)
    }
  }

  const text = accountProblemText(problem)
  return (
    <Panel title={m.account_export_title()}>
      <p>{m.account_export_note()}</p>
      {text && <Banner tone="error">{text}</Banner>}
      <Button className="account-action" icon={<Download />} busy={isBusy} onClick={() => void startExport()}>
        {m.account_export()}
      </Button>
    </Panel>
  )
}

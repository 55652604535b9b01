import { Download } from 'lucide-react'
import { useState } from 'react'
import { accountExport } from '#api/account.ts'
import { m } from '#i18n/messages.ts'
import { type AccountProblem, readAccount } from '#stores/account.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/page-frame.tsx'
import { problemText } from './problem-text.ts'

/** Downloads all data of the account as one file. Checks the session first, since the browser fetches the file itself. */
export function ExportAccount() {
  const [problem, setProblem] = useState<AccountProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function startExport() {
    setIsBusy(true)
    const problem = await readAccount()
    setIsBusy(false)
    setProblem(problem)
    if (!problem) location.assign(accountExport)
  }

  const text = problemText(problem)
  return (
    <Panel title={m.account_take()}>
      <p>{m.account_take_note()}</p>
      {text && <Banner tone="error">{text}</Banner>}
      <Button icon={<Download />} busy={isBusy} onClick={() => void startExport()}>
        {m.account_export()}
      </Button>
    </Panel>
  )
}

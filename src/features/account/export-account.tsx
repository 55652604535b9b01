import { Download } from 'lucide-react'
import { useState } from 'react'
import { accountExport } from '#api/account.ts'
import { m } from '#i18n/messages.ts'
import { type AccountProblem, readAccount } from '#stores/account.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/page-frame.tsx'
import { problemText } from './problem-text.ts'

/** All of it in one file. The browser fetches it itself, once the session is known to be good. */
export function ExportAccount() {
  const [problem, setProblem] = useState<AccountProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function takeAll() {
    setIsBusy(true)
    const problem = await readAccount()
    setIsBusy(false)
    setProblem(problem)
    if (!problem) location.assign(accountExport)
  }

  const words = problemText(problem)
  return (
    <Panel title={m.account_take()}>
      <p>{m.account_take_note()}</p>
      {words && <Banner tone="error">{words}</Banner>}
      <Button icon={<Download />} busy={isBusy} onClick={() => void takeAll()}>
        {m.account_export()}
      </Button>
    </Panel>
  )
}

import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $accountExport, type AccountProblem, exportAccount } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { downloadFile } from '#ui/download.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { accountProblemText } from './account-problem-text.ts'

/** Downloads all data of the account as one file, once it has arrived completely. */
export function ExportAccount() {
  const [problem, setProblem] = useState<AccountProblem>()
  const state = useStore($accountExport)

  async function startExport() {
    setProblem(undefined)
    const exported = await exportAccount()
    if (exported.ok) downloadFile(`belfry-${new Date().toISOString().slice(0, 10)}.zip`, exported.value)
    else setProblem(exported.code)
  }

  const text = accountProblemText(problem)
  return (
    <Panel title={m.account_export_title()}>
      <p>{m.account_export_note()}</p>
      {text && (
        <Banner tone="error" className="account-banner">
          {text}
        </Banner>
      )}
      {state === 'complete' && (
        <Banner tone="success" className="account-banner">
          {m.account_export_complete()}
        </Banner>
      )}
      <Button
        className="account-action"
        icon={<Download />}
        busy={state === 'running'}
        onClick={() => void startExport()}
      >
        {m.account_export()}
      </Button>
    </Panel>
  )
}

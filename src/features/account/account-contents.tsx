import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $accountCounts, loadAccount } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { useAsync } from '#ui/use-async.ts'
import { accountProblemText } from './account-problem-text.ts'
import { AccountSpace } from './account-space.tsx'

/** How much the account stores. */
export function AccountContents() {
  const account = useStore($accountCounts)
  const { value: problem, retry } = useAsync(loadAccount, [])
  const problemText = account ? undefined : accountProblemText(problem)
  return (
    <Panel title={m.account_contents()}>
      {problemText ? (
        <Banner
          tone="error"
          action={
            <Button small icon={<RotateCw />} onClick={retry}>
              {m.session_retry()}
            </Button>
          }
        >
          {problemText}
        </Banner>
      ) : (
        <ul className="account-holdings" aria-busy={!account}>
          {account && (
            <>
              <li>{m.account_scripts({ count: account.scripts })}</li>
              <li>{m.account_characters({ count: account.characters })}</li>
              <li>{m.account_images({ count: account.images })}</li>
              {account.games > 0 && <li>{m.account_game_count({ count: account.games })}</li>}
              {account.bin > 0 && <li>{m.account_bin({ count: account.bin })}</li>}
            </>
          )}
        </ul>
      )}
      {!problemText && <AccountSpace bytes={account?.bytes} />}
    </Panel>
  )
}

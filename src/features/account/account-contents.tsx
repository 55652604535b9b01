import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $accountCounts, loadAccount } from '#stores/account.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { useAsync } from '#ui/use-async.ts'
import { AccountSpace } from './account-space.tsx'

/** How much the account stores. */
export function AccountContents() {
  const account = useStore($accountCounts)
  useAsync(loadAccount, [])
  return (
    <Panel title={m.account_contents()}>
      <ul className="account-holdings" aria-busy={!account}>
        {account && (
          <>
            <li>{m.account_scripts({ count: account.scripts })}</li>
            <li>{m.account_characters({ count: account.characters })}</li>
            <li>{m.account_images({ count: account.images })}</li>
            {account.bin > 0 && <li>{m.account_bin({ count: account.bin })}</li>}
          </>
        )}
      </ul>
      {account && <AccountSpace {...account.bytes} />}
    </Panel>
  )
}

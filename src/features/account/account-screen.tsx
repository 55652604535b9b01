import './account.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $accountCounts, loadAccount } from '#stores/account.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame, Panel } from '#ui/page/page-frame.tsx'
import { useAsync } from '#ui/use-async.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportAccount } from './export-account.tsx'

/** The account: user, counts of saved documents, export, and deletion. */
export function AccountScreen() {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <PageFrame minor heading={m.account_title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
      <div className="account">
        <Panel>
          <AccountUser />
          <p>{m.account_note()}</p>
        </Panel>
        <AccountContents />
        <ExportAccount />
        <Panel title={m.account_delete()}>
          <p>{m.account_delete_note()}</p>
          <Button className="account-action" variant="destructive" onClick={() => setIsDeleting(true)}>
            {m.account_delete()}
          </Button>
        </Panel>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </PageFrame>
  )
}

function AccountUser() {
  const session = useStore($session)
  const user = session.state === 'in' ? session.user : undefined
  return (
    <p className="account-user">
      {user?.picture && <img src={user.picture} alt="" width={56} height={56} referrerPolicy="no-referrer" />}
      <span>{user?.name}</span>
    </p>
  )
}

function AccountContents() {
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
    </Panel>
  )
}

import './account.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $session } from '#stores/session.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame, Panel } from '#ui/page/page-frame.tsx'
import { AccountContents } from './account-contents.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportAccount } from './export-account.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** The account: user, counts of saved documents, devices, export, and deletion. */
export function AccountScreen() {
  return (
    <PageFrame minor heading={m.account_title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
      <div className="account">
        <Panel>
          <AccountUser />
          <p>{m.account_note()}</p>
        </Panel>
        <AccountContents />
        <SignOutEverywhere />
        <ExportAccount />
        <DeleteAccount />
      </div>
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

import './account.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $session } from '#stores/session.ts'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame, Panel } from '#ui/page-frame.tsx'

/** Who is signed in, and what is theirs. */
export function AccountScreen() {
  const session = useStore($session)
  const user = session.state === 'in' ? session.user : undefined
  return (
    <PageFrame minor heading={m.account_title()} start={<MenuButton label={m.shell_open_menu()} />}>
      <div className="account">
        <Panel>
          <p className="account-user">
            {user?.picture && (
              <img src={user.picture} alt="" width={56} height={56} referrerPolicy="no-referrer" />
            )}
            <span>{user?.name}</span>
          </p>
          <p>{m.account_note()}</p>
        </Panel>
      </div>
    </PageFrame>
  )
}

import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { endAllSessions } from '#stores/account.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/page/page-frame.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** Signs the user out on all devices, after a question. */
export function SignOutEverywhere() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={m.account_devices()}>
      <p>{m.account_devices_note()}</p>
      <Button className="account-action" icon={<LogOut />} onClick={() => setIsOpen(true)}>
        {m.account_sign_out_everywhere()}
      </Button>
      {isOpen && (
        <AccountDialog
          title={m.account_sign_out_everywhere()}
          action={m.account_sign_out_everywhere()}
          run={signOutAndLeave}
          onClose={() => setIsOpen(false)}
        >
          <p>{m.account_sign_out_everywhere_text()}</p>
        </AccountDialog>
      )}
    </Panel>
  )
}

async function signOutAndLeave() {
  const ended = await endAllSessions()
  if (!ended.ok) return ended.code
  location.assign(ended.value)
  return undefined
}

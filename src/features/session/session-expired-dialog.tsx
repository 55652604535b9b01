import { useStore } from '@nanostores/react'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { $page, openScreen } from '#stores/router.ts'
import { $session, dismissSignIn } from '#stores/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type SignInStep, useSignInAgain } from './sign-in-again.ts'

/** Asks to sign in again, over whatever is being worked on; what waits for it goes on by itself. */
export function SessionExpiredDialog() {
  const { state } = useStore($session)
  const { step, openWindow, leavePage } = useSignInAgain()

  useEffect(() => {
    if (state === 'in') leaveAddress()
  }, [state])

  const close = () => {
    dismissSignIn()
    leaveAddress()
  }

  return (
    <Dialog
      title={m.session_expired()}
      closeLabel={m.session_close()}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{m.session_later()}</Button>
          {step === 'blocked' ? (
            <Button variant="primary" icon={<LogIn />} onClick={leavePage}>
              {m.session_on_this_page()}
            </Button>
          ) : (
            <Button variant="primary" icon={<LogIn />} onClick={openWindow}>
              {step === 'ready' ? m.session_again() : m.session_retry()}
            </Button>
          )}
        </>
      }
    >
      <p>{m.session_nothing_lost()}</p>
      <Standing step={step} />
    </Dialog>
  )
}

function Standing({ step }: { step: SignInStep }) {
  if (step === 'ready') return null
  if (step === 'waiting') return <p role="status">{m.session_waiting()}</p>
  return <Banner tone={step === 'failed' ? 'error' : 'advice'}>{words[step]()}</Banner>
}

const words = { late: m.session_late, blocked: m.session_blocked, failed: m.session_failed }

function leaveAddress() {
  if ($page.get()?.route === 'sessionExpired') openScreen('script')
}

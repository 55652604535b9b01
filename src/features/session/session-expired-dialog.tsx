import { useStore } from '@nanostores/react'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { $router, openScreen } from '#stores/router.ts'
import { $session, closeSignInDialog } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { type SignInStep, useSignInAgain } from './use-sign-in-again.ts'

/** Asks the user to sign in again, on top of any screen. Requests that wait for it then continue by themselves. */
export function SessionExpiredDialog() {
  const { state } = useStore($session)
  const { step, openWindow, signInOnThisPage } = useSignInAgain()

  useEffect(() => {
    if (state === 'in') leaveSessionExpired()
  }, [state])

  const close = () => {
    closeSignInDialog()
    leaveSessionExpired()
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
            <Button variant="primary" icon={<LogIn />} onClick={signInOnThisPage}>
              {m.session_on_this_page()}
            </Button>
          ) : (
            <Button variant="primary" icon={<LogIn />} onClick={openWindow}>
              {step === 'ready' ? m.session_sign_in_again() : m.session_retry()}
            </Button>
          )}
        </>
      }
    >
      <p>{m.session_nothing_lost()}</p>
      <StepMessage step={step} />
    </Dialog>
  )
}

function StepMessage({ step }: { step: SignInStep }) {
  if (step === 'ready') return null
  if (step === 'waiting') return <p role="status">{m.session_waiting()}</p>
  return <Banner tone={step === 'failed' ? 'error' : 'advice'}>{texts[step]()}</Banner>
}

const texts = { late: m.session_timeout, blocked: m.session_blocked, failed: m.session_failed }

/** Leaves the address of this dialog, in case the dialog was opened by it. */
function leaveSessionExpired() {
  if ($router.get()?.route === 'sessionExpired') openScreen('script')
}

import { useStore } from '@nanostores/react'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { signInFailureText } from '#i18n/refusals/sign-in-failure-text.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { $router } from '#stores/router.ts'
import { $session, closeSignInDialog } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { type SignInStep, useSignInAgain } from './use-sign-in-again.ts'

/**
 * Asks the user to sign in again, on top of any screen; or to sign in, if they weren't. Requests that wait for it then
 * continue by themselves.
 */
export function SessionExpiredDialog() {
  const { state } = useStore($session)
  const isSignedOut = state === 'out'
  const { step, openWindow, signInOnThisPage } = useSignInAgain()

  useEffect(() => {
    if (state === 'in') leaveSessionExpired()
  }, [state])

  const startLabel = isSignedOut ? m.session_sign_in() : m.session_sign_in_again()
  const close = () => {
    closeSignInDialog()
    leaveSessionExpired()
  }

  return (
    <Dialog
      title={isSignedOut ? m.session_signed_out() : m.session_expired()}
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
              {step === 'ready' ? startLabel : m.session_retry()}
            </Button>
          )}
        </>
      }
    >
      <p>{isSignedOut ? m.session_signed_out_text() : m.session_nothing_lost()}</p>
      <StepMessage step={step} />
    </Dialog>
  )
}

function StepMessage({ step }: { step: SignInStep }) {
  if (step === 'ready') return null
  if (step === 'waiting') return <p role="status">{m.session_waiting()}</p>
  if (step === 'late') return <Banner tone="advice">{m.session_timeout()}</Banner>
  if (step === 'blocked') return <Banner tone="advice">{m.session_blocked()}</Banner>
  return <Banner tone="error">{signInFailureText(step)}</Banner>
}

/** Leaves the address of this dialog, in case the dialog was opened by it. */
function leaveSessionExpired() {
  if ($router.get()?.route === 'sessionExpired') closeDialog()
}

import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { startSignIn } from '#api/session.ts'
import { m } from '#i18n/messages.ts'
import { signInFailureText } from '#i18n/refusals/sign-in-failure-text.ts'
import type { SignInFailure } from '#routes/sign-in-paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Explains what an account is for, and signs in. The user returns to this page; the open script stays in this browser. */
export function SignInOffer({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<'ready' | 'leaving' | SignInFailure>('ready')

  async function signIn() {
    setStep('leaving')
    const response = await startSignIn(location.href)
    if (response.ok) location.assign(response.value)
    else setStep(response.code)
  }

  return (
    <Dialog
      title={m.saving_new_title()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" icon={<LogIn />} busy={step === 'leaving'} onClick={signIn}>
            {m.session_sign_in()}
          </Button>
        </>
      }
    >
      <div className="saving-form">
        {step !== 'ready' && step !== 'leaving' && <Banner tone="error">{signInFailureText(step)}</Banner>}
        <p>{m.saving_why_account()}</p>
      </div>
    </Dialog>
  )
}

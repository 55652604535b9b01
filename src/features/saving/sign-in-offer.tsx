import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { beginSignIn } from '#api/session.ts'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** What an account is for, and the way to it, which leads back here. The open script stays in this browser meanwhile. */
export function SignInOffer({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<'ready' | 'leaving' | 'failed'>('ready')

  async function signIn() {
    setStep('leaving')
    const answer = await beginSignIn(location.href)
    if (answer.ok) location.assign(answer.value)
    else setStep('failed')
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
        {step === 'failed' && <Banner tone="error">{m.session_failed()}</Banner>}
        <p>{m.saving_why_account()}</p>
      </div>
    </Dialog>
  )
}

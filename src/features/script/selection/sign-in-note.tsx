import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { signInFailureText } from '#i18n/refusals/sign-in-failure-text.ts'
import type { SignInFailure } from '#routes/sign-in-paths.ts'
import { signInHere } from '#stores/saving/sign-in-here.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Says that an account is needed, and signs in. */
export function SignInNote() {
  const [failure, setFailure] = useState<SignInFailure>()
  return (
    <div className="selection-bar-note" role="status">
      <span>{failure ? signInFailureText(failure) : m.selection_sign_in()}</span>
      <Button small icon={<LogIn />} onClick={async () => setFailure(await signInHere())}>
        {m.session_sign_in()}
      </Button>
    </div>
  )
}

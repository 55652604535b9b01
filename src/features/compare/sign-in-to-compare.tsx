import { LogIn } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { signInHere } from '#stores/saving/sign-in-here.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Says that an account is needed, and signs in. */
export const SignInToCompare = () => (
  <>
    <p role="status">{m.compare_sign_in()}</p>
    <Button small icon={<LogIn />} onClick={() => void signInHere()}>
      {m.session_sign_in()}
    </Button>
  </>
)

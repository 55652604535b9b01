import './sign-in-result.css'
import { UserCheck, UserX } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** What a sign-in window says that stays open: `finishSignIn` shows one of the two. */
export const SignInResult = () => (
  <div className="sign-in-result">
    <div className="signed-in-well">
      <EmptyState isPage icon={<UserCheck />} title={m.session_signed_in()} actions={<BuilderLink />}>
        {m.session_close_window()}
      </EmptyState>
    </div>
    <div className="signed-in-failed" hidden>
      <EmptyState isPage icon={<UserX />} title={m.session_failed()} actions={<BuilderLink />}>
        {m.session_close_window_failed()}
      </EmptyState>
    </div>
  </div>
)

const BuilderLink = () => (
  <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
    {m.shell_back_to_builder()}
  </ButtonLink>
)

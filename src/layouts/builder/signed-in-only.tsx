import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $isSignInDialogOpen, $session, openSignInDialog } from '#stores/session.ts'

interface SignedInOnlyProps {
  children: ReactNode
  /** Shown while the session is loading, which may take seconds, and behind the sign-in dialog. */
  waiting?: ReactNode
}

/**
 * Renders its children for signed-in users, `waiting` while the session is loading, and redirects signed-out users to where
 * `/` leads (specification, section 2), in the page's language. If the session has expired, the sign-in dialog opens, and the
 * screen appears after sign-in. If the session expires meanwhile, the screen stays, behind the sign-in dialog.
 */
export function SignedInOnly({ children, waiting }: SignedInOnlyProps) {
  const { state } = useStore($session)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state === 'in' && !wasSignedIn) setWasSignedIn(true)
  const mustSignIn = state === 'expired' && !wasSignedIn
  useEffect(() => {
    if (state === 'out') leave()
  }, [state])
  useEffect(() => (mustSignIn ? askToSignIn() : undefined), [mustSignIn])
  if (state === 'out') return null
  return wasSignedIn || state === 'in' ? children : waiting
}

/** Opens the dialog in place: the address stays, so that every way to sign in leads back to it. */
function askToSignIn() {
  openSignInDialog()
  return $isSignInDialogOpen.listen(isOpen => {
    if (!isOpen && $session.get().state === 'expired') leave()
  })
}

const leave = () => location.replace(builderPath(pageLocale(), 'script'))

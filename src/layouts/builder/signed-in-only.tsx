import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $session } from '#stores/session.ts'

interface SignedInOnlyProps {
  children: ReactNode
  /** Shown while the session is loading, which may take seconds. */
  waiting?: ReactNode
}

/**
 * Renders its children for signed-in users, `waiting` while the session is loading, and redirects signed-out users to where
 * `/` leads (specification, section 2), in the page's language. If the session expires meanwhile, the screen stays, behind the
 * sign-in dialog.
 */
export function SignedInOnly({ children, waiting }: SignedInOnlyProps) {
  const { state } = useStore($session)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state === 'in' && !wasSignedIn) setWasSignedIn(true)
  const isAllowed = state === 'in' || (wasSignedIn && state !== 'out')
  const isRedirected = !isAllowed && state !== 'loading'
  useEffect(() => {
    if (isRedirected) location.replace(builderPath(pageLocale(), 'script'))
  }, [isRedirected])
  if (state === 'loading' && !wasSignedIn) return waiting
  return isAllowed && children
}

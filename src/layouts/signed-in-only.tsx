import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { pageLocale } from '#i18n/messages.ts'
import { localPath } from '#routes'
import { $session } from '#stores/session.ts'

/**
 * Shows its children to those who are signed in; renders nothing until that is known, and leads everybody else to `/`
 * (specification, section 2). Whose session ends in the midst of work keeps the screen, under a dialog that asks to sign
 * in again.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { state } = useStore($session)
  const [wasIn, setWasIn] = useState(false)
  if (state === 'in' && !wasIn) setWasIn(true)
  const isLet = state === 'in' || (wasIn && state !== 'out')
  const isLed = !isLet && state !== 'loading'
  useEffect(() => {
    if (isLed) location.replace(localPath(pageLocale(), '/'))
  }, [isLed])
  return isLet && children
}

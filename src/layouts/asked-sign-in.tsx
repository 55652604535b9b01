import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { openScreen } from '#stores/router.ts'
import { $isSignInAsked } from '#stores/session.ts'
import { screenUnder } from './screen-under.ts'
import { dialogs } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

/**
 * Opens the dialog for an expired session: by its URL over the script's list, since it is a dialog screen there; in place
 * over every other screen.
 */
export function AskedSignIn({ screen }: { screen: BuilderScreen }) {
  const isOpen = useStore($isSignInAsked)
  const isOverList = screenUnder(screen) === 'script'
  useEffect(() => {
    if (isOpen && isOverList && screen !== 'sessionExpired') openScreen('sessionExpired')
  }, [isOpen, isOverList, screen])
  const Dialog = useLoaded(isOpen && !isOverList ? dialogs.sessionExpired : undefined)
  return Dialog && <Dialog />
}

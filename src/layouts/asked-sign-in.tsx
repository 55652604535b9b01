import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { openScreen } from '#stores/router.ts'
import { $isSignInAsked } from '#stores/session.ts'
import { screenUnder } from './screen-under.ts'
import { dialogs } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

/** Asks to sign in again where the session ended in the midst of work: over the script's list by its address, over every other screen in place. */
export function AskedSignIn({ shown }: { shown: BuilderScreen }) {
  const isAsked = useStore($isSignInAsked)
  const isOverList = screenUnder(shown) === 'script'
  useEffect(() => {
    if (isAsked && isOverList && shown !== 'sessionExpired') openScreen('sessionExpired')
  }, [isAsked, isOverList, shown])
  const Shown = useLoaded(isAsked && !isOverList ? dialogs.sessionExpired : undefined)
  return Shown && <Shown />
}

import { useEffect, useRef, useState } from 'react'
import { beginSignIn } from '#api/session.ts'
import { sessionChannel } from '#api/watch-session.ts'
import { pageLocale } from '#i18n/messages.ts'
import { localPath } from '#routes'
import { signedInPath } from '#routes/session.ts'

/** Milliseconds that the window for signing in has (specification, section 9). */
const patience = 60_000

/** How signing in again stands: nothing pressed yet, the window is open, and what went wrong. */
export type SignInStep = 'ready' | 'waiting' | 'late' | 'blocked' | 'failed'

/** Signs in in a window of its own, so that the page with its unsaved work stays. */
export function useSignInAgain() {
  const [step, setStep] = useState<SignInStep>('ready')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel)
    channel.addEventListener('message', ({ data }) => data === 'failed' && setStep('failed'))
    return () => {
      channel.close()
      clearTimeout(timer.current)
    }
  }, [])

  async function openWindow() {
    clearTimeout(timer.current)
    // In the press itself, or the browser takes it for an advertisement.
    const opened = window.open('', 'belfry-sign-in', 'popup,width=480,height=720')
    if (!opened) return setStep('blocked')
    setStep('waiting')
    timer.current = setTimeout(() => setStep('late'), patience)
    const answer = await beginSignIn(new URL(localPath(pageLocale(), signedInPath), location.origin).href)
    if (answer.ok) opened.location.href = answer.value
    else {
      opened.close()
      clearTimeout(timer.current)
      setStep('failed')
    }
  }

  async function leavePage() {
    const answer = await beginSignIn(location.href)
    if (answer.ok) location.assign(answer.value)
    else setStep('failed')
  }

  return { step, openWindow, leavePage }
}

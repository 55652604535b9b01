import { useEffect, useRef, useState } from 'react'
import { startSignIn } from '#api/session.ts'
import { sessionChannel } from '#api/watch-session.ts'
import { pageLocale } from '#i18n/messages.ts'
import { localizePath } from '#routes'
import { type SignInFailure, signedInPath, signInFailures } from '#routes/sign-in-paths.ts'

/** Milliseconds before the dialog offers another attempt (specification, section 9). */
const timeout = 60_000

/** State of signing in again: not started, window open, or what went wrong. */
export type SignInStep = 'ready' | 'waiting' | 'late' | 'blocked' | SignInFailure

/** Signs in in a separate window, so that unsaved work on this page is not lost. */
export function useSignInAgain() {
  const [step, setStep] = useState<SignInStep>('ready')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel)
    channel.addEventListener('message', ({ data }) => {
      const failure = signInFailures.find(each => each === data)
      if (failure) setStep(failure)
    })
    return () => {
      channel.close()
      clearTimeout(timer.current)
    }
  }, [])

  async function openWindow() {
    clearTimeout(timer.current)
    // Opened synchronously in the click, else the browser's popup blocker stops it.
    const opened = window.open('', 'belfry-sign-in', 'popup,width=480,height=720')
    if (!opened) return setStep('blocked')
    setStep('waiting')
    timer.current = setTimeout(() => setStep('late'), timeout)
    const response = await startSignIn(
      new URL(localizePath(pageLocale(), signedInPath), location.origin).href
    )
    if (response.ok) opened.location.href = response.value
    else {
      opened.close()
      clearTimeout(timer.current)
      setStep(response.code)
    }
  }

  async function signInOnThisPage() {
    const response = await startSignIn(location.href)
    if (response.ok) location.assign(response.value)
    else setStep(response.code)
  }

  return { step, openWindow, signInOnThisPage }
}

import { useRef, useState } from 'react'
import { isSessionOver } from '#api/session.ts'
import type { DeviceDrawing } from '#stores/drawings/device-drawings.ts'
import { retryAfterSignIn } from '#stores/session.ts'
import { applyImages, formatOf, formToOpen } from './apply-images.ts'
import type { Choices } from './use-choices.ts'
import { type OutputOrder, useOutput } from './use-output.ts'

/** Saves the images of a drawing as chosen, and uses them. */
export function useSaving(open: DeviceDrawing, choices: Choices, onClose: () => void) {
  const { state, run, stop, reset } = useOutput()
  const [goOn, setGoOn] = useState<() => void>()
  const isClosed = useRef(false)
  const storage = choices.isSignedIn ? 'account' : 'device'

  async function start(place: OutputOrder['place'] = choices.destination === 'files' ? 'files' : storage) {
    let openForm: (() => void) | undefined
    const use = (addresses: readonly string[]) => {
      openForm = formToOpen(choices, addresses)
      return openForm !== undefined || applyImages(choices, addresses)
    }
    const { variants } = choices
    const after = await run({ open, variants, place, format: formatOf(choices, open.drawing), use })
    if (isClosed.current) return
    if (after.step === 'failed' && after.failures.some(({ code }) => isSessionOver(code)))
      retryAfterSignIn(() => isClosed.current || void start(place))
    if (after.step !== 'done' || !openForm) return
    // What was refused must be read first.
    if (after.drawingRefusal) setGoOn(() => openForm)
    else openForm()
  }

  return {
    state,
    /** Saves in the account, or on the device of whoever isn't signed in. */
    start,
    stop,
    reset,
    /** Opens the form that waits for the images, once the user has read what is wrong. */
    goOn,
    close: () => {
      isClosed.current = true
      onClose()
    }
  }
}

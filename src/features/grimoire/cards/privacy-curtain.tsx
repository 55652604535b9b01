import './privacy-curtain.css'
import { useStore } from '@nanostores/react'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $isCurtainDown } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { $hidesFaceDown, watchFaceDown } from './face-down.ts'

/** Hides everything while it is down: the grimoire and its dialogs are covered, and inert for screen readers too. */
export function PrivacyCurtain() {
  const hidesFaceDown = useStore($hidesFaceDown)
  useEffect(
    () => (hidesFaceDown ? watchFaceDown(() => $isCurtainDown.set(true)) : undefined),
    [hidesFaceDown]
  )
  return useStore($isCurtainDown) ? <Curtain /> : null
}

/** A modal dialog that is opened last lies over all others. */
function Curtain() {
  const [isAsking, setAsking] = useState(false)
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // Another page of the builder must not start hidden.
    return () => {
      dialog?.close()
      $isCurtainDown.set(false)
    }
  }, [])
  return (
    <dialog
      ref={element}
      className="privacy-curtain"
      aria-label={m.card_hidden()}
      onCancel={event => event.preventDefault()}
      // A second Escape closes a dialog in Chromium, whatever a page says to it.
      onClose={() => element.current?.showModal()}
    >
      <p role="status">{isAsking ? m.card_show_ask() : m.card_hidden()}</p>
      {/* The same place and the same focus: pressed twice by accident, it hides again. */}
      <Button icon={isAsking ? <EyeOff /> : <Eye />} onClick={() => setAsking(!isAsking)}>
        {isAsking ? m.card_keep_hidden() : m.card_show_grimoire()}
      </Button>
      {isAsking && (
        <Button icon={<Eye />} onClick={() => $isCurtainDown.set(false)}>
          {m.card_show_grimoire()}
        </Button>
      )}
    </dialog>
  )
}

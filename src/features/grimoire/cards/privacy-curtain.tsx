import './privacy-curtain.css'
import { useStore } from '@nanostores/react'
import { Eye } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { $isCurtainDown } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Hides everything while it is down: the grimoire and its dialogs are covered, and inert for screen readers too. */
export const PrivacyCurtain = () => (useStore($isCurtainDown) ? <Curtain /> : null)

/** A modal dialog that is opened last lies over all others. */
function Curtain() {
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
    >
      <p>{m.card_hidden()}</p>
      <Button icon={<Eye />} onClick={() => $isCurtainDown.set(false)}>
        {m.card_show_grimoire()}
      </Button>
    </dialog>
  )
}

import { useEffect, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { $tabChange, $timeline } from '#stores/script.ts'

/** Tells screen readers that a step of the script was undone or redone, since nothing near the focus may show it. */
export function UndoAnnouncement() {
  const live = useRef<HTMLParagraphElement>(null)
  useEffect(
    () =>
      $tabChange.listen(change => {
        if (change?.by !== 'history' || !live.current) return
        // The timeline still is as it was before the step.
        const isUndo = $timeline.get().past.at(-1) === change.after
        const text = isUndo ? m.image_editor_said_undone() : m.image_editor_said_redone()
        // The same text again is a change only with something more.
        live.current.textContent = live.current.textContent === text ? `${text}\u00a0` : text
      }),
    []
  )
  return <p className="unseen" aria-live="polite" ref={live} />
}

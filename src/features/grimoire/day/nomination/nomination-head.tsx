import { Timer } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useLostFocus } from '../use-lost-focus.ts'

/** The heading of a new nomination, beside the timer of the talks before it. */
export function NominationHead() {
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title)
  return (
    <div className="day-head">
      <h2 ref={title} tabIndex={-1}>
        {m.day_new_nomination()}
      </h2>
      <IconButton edged label={m.clock_timer()} onClick={() => openGrimoireDialog({ kind: 'timer' })}>
        <Timer />
      </IconButton>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '#i18n/messages.ts'
import { $isTimeUp } from '#stores/grimoire/day-timer.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Says that the time is up, until somebody closes it. */
export const TimeUp = () => (useStore($isTimeUp) ? <Message /> : null)

/** In the topmost dialog if one is open: everything outside of it is neither seen nor read out. */
function Message() {
  const [place] = useState(() => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)
  return createPortal(
    <div className="time-up" role="alert">
      <BellRing />
      <p>{m.clock_time_up()}</p>
      <Button onClick={() => $isTimeUp.set(false)}>{m.notice_close()}</Button>
    </div>,
    place
  )
}

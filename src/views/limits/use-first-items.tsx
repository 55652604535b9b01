import './first-items.css'
import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Items that a list shows at first, and more with each request. */
const step = 100

/**
 * The first items of a list, which bound the cost of rendering it, and a note that says how many there are and shows more.
 * The note is undefined when all items are shown.
 */
export function useFirstItems<Item>(items: readonly Item[]): { shown: readonly Item[]; note: ReactNode } {
  const [most, setMost] = useState(step)
  const rest = items.length - most
  if (rest <= 0) return { shown: items, note: undefined }
  const note = (
    <p className="first-items">
      {m.script_shown_of({ shown: most, count: items.length })}
      <Button small variant="text" onClick={() => setMost(most + step)}>
        {m.advice_show_more({ count: Math.min(step, rest) })}
      </Button>
    </p>
  )
  return { shown: items.slice(0, most), note }
}

import './first-items.css'
import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { focusNewRow } from './focus-new-row.ts'

/** Items that a list shows more with each request. */
const step = 100

/**
 * The first items of a list, which bound the cost of rendering it, and a note that says how many there are and shows more.
 * The note is undefined when all items are shown. It comes right after the list: when its button goes, the focus moves there.
 *
 * @param first Items that the list shows at first
 */
export function useFirstItems<Item>(
  items: readonly Item[],
  first = step
): { shown: readonly Item[]; note: ReactNode } {
  const [most, setMost] = useState(first)
  const rest = items.length - most
  if (rest <= 0) return { shown: items, note: undefined }
  const showMore = () => setMost(most + step)
  const note = (
    <p className="first-items">
      {m.script_shown_of({ shown: most, count: items.length })}
      <Button
        small
        variant="text"
        onClick={rest > step ? showMore : event => focusNewRow(listBefore(event.currentTarget), showMore)}
      >
        {m.advice_show_more({ count: Math.min(step, rest) })}
      </Button>
    </p>
  )
  return { shown: items.slice(0, most), note }
}

/** The list before the note with this button, which can be inside another element. */
function listBefore(button: Element) {
  const before = button.closest('.first-items')?.previousElementSibling
  return before?.matches('ul, ol') ? before : (before?.querySelector('ul, ol') ?? before)
}

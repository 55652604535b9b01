import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { noteKey } from '#core/advice/note.ts'
import { m } from '#i18n/messages.ts'
import { $notes } from '#stores/advice.ts'
import { Button } from '#ui/button.tsx'
import { DismissedAdvice } from './advice-dismissed.tsx'
import { AdviceNote } from './advice-note.tsx'
import { AdviceSuggestions } from './advice-suggestions.tsx'

/** Number of suggestions shown before "Show more". */
const initialCount = 4

/** The suggestions, characters that go well with the script, and dismissed suggestions. */
export function AdviceList() {
  const suggestions = useStore($notes)
  const [isExpanded, setExpanded] = useState(false)
  const region = useRef<HTMLElement>(null)
  const visible = isExpanded ? suggestions : suggestions.slice(0, initialCount)
  const focusRegion = () => region.current?.focus()
  return (
    <section ref={region} className="advice" aria-label={m.advice_title()} tabIndex={-1}>
      <ul>
        {visible.map(suggestion => (
          <AdviceNote key={noteKey(suggestion)} suggestion={suggestion} onBeforeRemove={focusRegion} />
        ))}
      </ul>
      {visible.length < suggestions.length && (
        <Button small variant="text" onClick={() => setExpanded(true)}>
          {m.advice_show_more({ count: suggestions.length - visible.length })}
        </Button>
      )}
      <AdviceSuggestions onBeforeRemove={focusRegion} />
      <DismissedAdvice onBeforeRemove={focusRegion} />
    </section>
  )
}

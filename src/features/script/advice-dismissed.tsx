import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { noteKey } from '#core/advice/note.ts'
import { m } from '#i18n/messages.ts'
import { $dismissedNotes } from '#stores/advice.ts'
import { Button } from '#ui/button.tsx'
import { DismissedNote } from './advice-note.tsx'

/** A button that opens the list of dismissed suggestions; nothing when there are none. */
export function DismissedAdvice({ onBeforeRemove }: { onBeforeRemove: () => void }) {
  const suggestions = useStore($dismissedNotes)
  const [isOpen, setOpen] = useState(false)
  if (suggestions.length === 0) return null
  return (
    <>
      <Button small variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? m.advice_hide_dismissed() : m.advice_show_dismissed({ count: suggestions.length })}
      </Button>
      {isOpen && (
        <ul>
          {suggestions.map(suggestion => (
            <DismissedNote
              key={noteKey(suggestion)}
              suggestion={suggestion}
              onBeforeRemove={onBeforeRemove}
            />
          ))}
        </ul>
      )}
    </>
  )
}

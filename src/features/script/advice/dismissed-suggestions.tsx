import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { suggestionKey } from '#core/advice/suggestion.ts'
import { m } from '#i18n/messages.ts'
import { $dismissedSuggestions } from '#stores/advice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { DismissedSuggestion } from './suggestion-item.tsx'

/** A button that opens the list of dismissed suggestions; nothing when there are none. */
export function DismissedSuggestions({ onBeforeRemove }: { onBeforeRemove: () => void }) {
  const suggestions = useStore($dismissedSuggestions)
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
            <DismissedSuggestion
              key={suggestionKey(suggestion)}
              suggestion={suggestion}
              onBeforeRemove={onBeforeRemove}
            />
          ))}
        </ul>
      )}
    </>
  )
}

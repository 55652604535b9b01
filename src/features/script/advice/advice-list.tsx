import { useStore } from '@nanostores/react'
import { Dices, Lightbulb } from 'lucide-react'
import { useRef, useState } from 'react'
import { suggestionKey } from '#core/advice/suggestion.ts'
import { m } from '#i18n/messages.ts'
import { $suggestions } from '#stores/advice.ts'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { Button } from '#ui/buttons/button.tsx'
import { focusNewRow } from '#views/limits/focus-new-row.ts'
import { DismissedSuggestions } from './dismissed-suggestions.tsx'
import { GoesWellList } from './goes-well-list.tsx'
import { SuggestionItem } from './suggestion-item.tsx'

/** Number of suggestions shown before "Show more". */
const initialCount = 4

/** The suggestions, characters that go well with the script, and dismissed suggestions. */
export function AdviceList() {
  const suggestions = useStore($suggestions)
  const [isExpanded, setExpanded] = useState(false)
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const visible = isExpanded ? suggestions : suggestions.slice(0, initialCount)
  const focusRegion = () => region.current?.focus()
  return (
    <section ref={region} className="advice" aria-label={m.advice_title()} tabIndex={-1}>
      <ul ref={list}>
        {visible.map(suggestion => (
          <SuggestionItem
            key={suggestionKey(suggestion)}
            suggestion={suggestion}
            onBeforeRemove={focusRegion}
          />
        ))}
      </ul>
      {visible.length < suggestions.length && (
        <Button small variant="text" onClick={() => focusNewRow(list.current, () => setExpanded(true))}>
          {m.advice_show_more({ count: suggestions.length - visible.length })}
        </Button>
      )}
      <GoesWellList onBeforeRemove={focusRegion} />
      <FillingButtons />
      <DismissedSuggestions onBeforeRemove={focusRegion} />
    </section>
  )
}

/** Open the dialogs that suggest characters and that draw random ones. */
const FillingButtons = () => (
  <div className="advice-filling">
    <Button small icon={<Lightbulb />} onClick={() => showDialog({ kind: 'suggest' })}>
      {m.suggest_open()}
    </Button>
    <Button small icon={<Dices />} onClick={() => showDialog({ kind: 'fill' })}>
      {m.fill_open()}
    </Button>
  </div>
)

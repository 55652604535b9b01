import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { noteKey } from '#core/advice/note.ts'
import { m } from '#i18n/messages.ts'
import { $notes } from '#stores/advice.ts'
import { Button } from '#ui/button.tsx'
import { DismissedAdvice } from './advice-dismissed.tsx'
import { AdviceNote } from './advice-note.tsx'
import { AdviceSuggestions } from './advice-suggestions.tsx'

/** Notes that are shown before one asks for more. */
const firstShown = 4

/** The notes, the suggestions, and what was dismissed. */
export function AdviceList() {
  const notes = useStore($notes)
  const [isWhole, setWhole] = useState(false)
  const region = useRef<HTMLElement>(null)
  const shown = isWhole ? notes : notes.slice(0, firstShown)
  const hold = () => region.current?.focus()
  return (
    <section ref={region} className="advice" aria-label={m.advice_title()} tabIndex={-1}>
      <ul>
        {shown.map(note => (
          <AdviceNote key={noteKey(note)} note={note} onLeave={hold} />
        ))}
      </ul>
      {shown.length < notes.length && (
        <Button small variant="text" onClick={() => setWhole(true)}>
          {m.advice_show_more({ count: notes.length - shown.length })}
        </Button>
      )}
      <AdviceSuggestions onLeave={hold} />
      <DismissedAdvice onLeave={hold} />
    </section>
  )
}

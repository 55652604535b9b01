import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { noteKey } from '#core/advice/note.ts'
import { m } from '#i18n/messages.ts'
import { $dismissedNotes } from '#stores/advice.ts'
import { Button } from '#ui/button.tsx'
import { DismissedNote } from './advice-note.tsx'

/** What was dismissed, for whoever asks for it. */
export function DismissedAdvice({ onLeave }: { onLeave: () => void }) {
  const notes = useStore($dismissedNotes)
  const [isOpen, setOpen] = useState(false)
  if (notes.length === 0) return null
  return (
    <>
      <Button small variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? m.advice_hide_dismissed() : m.advice_show_dismissed({ count: notes.length })}
      </Button>
      {isOpen && (
        <ul>
          {notes.map(note => (
            <DismissedNote key={noteKey(note)} note={note} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </>
  )
}

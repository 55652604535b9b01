import { useStore } from '@nanostores/react'
import { CircleAlert, Info, Lightbulb, Plus, Wrench, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Fix, Note, Severity } from '#core/advice/note.ts'
import { adviceText, fixText, severityName } from '#i18n/advice-text.ts'
import { m } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { $nameOf, fixScript } from '#stores/advice.ts'
import { dismissNote, restoreNote } from '#stores/dismissed-advice.ts'
import { type Notice, notify } from '#stores/notice.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { AdviceWay } from './advice-way.tsx'

export const severityIcons: Record<Severity, ReactNode> = {
  mistake: <CircleAlert />,
  advice: <Lightbulb />,
  note: <Info />
}

interface AdviceNoteProps {
  note: Note
  /** The note goes with what is pressed here: whoever holds the notes takes the focus. */
  onLeave: () => void
}

/** One note: what there is to say, what can be done about it, and a cross to be rid of it. */
export function AdviceNote({ note, onLeave }: AdviceNoteProps) {
  const nameOf = useStore($nameOf)
  const id = useId()
  const { fix } = note
  return (
    <li className="advice-note" data-severity={note.severity}>
      {severityIcons[note.severity]}
      <Words id={id} note={note} />
      <IconButton
        label={m.advice_dismiss()}
        aria-describedby={id}
        onClick={() => {
          onLeave()
          dismissNote(note)
        }}
      >
        <X />
      </IconButton>
      {fix && (
        <Button
          small
          icon={fix.kind === 'add' ? <Plus /> : <Wrench />}
          aria-describedby={id}
          onClick={() => {
            onLeave()
            fixAndTell(fix, nameOf)
          }}
        >
          {fixText(fix, nameOf)}
        </Button>
      )}
      <AdviceWay note={note} nameOf={nameOf} describedBy={id} />
    </li>
  )
}

/** A note that was dismissed, and the way back. */
export function DismissedNote({ note, onLeave }: AdviceNoteProps) {
  const id = useId()
  return (
    <li className="advice-note" data-severity={note.severity}>
      {severityIcons[note.severity]}
      <Words id={id} note={note} />
      <Button
        small
        aria-describedby={id}
        onClick={() => {
          onLeave()
          restoreNote(note)
        }}
      >
        {m.advice_restore()}
      </Button>
    </li>
  )
}

function Words({ id, note }: { id: string; note: Note }) {
  const nameOf = useStore($nameOf)
  return (
    <p id={id}>
      <span className="unseen">{severityName[note.severity]()}: </span>
      {adviceText(note, nameOf)}
    </p>
  )
}

/** The notice comes after the change, which would take it away. */
function fixAndTell(fix: Fix, nameOf: NameOf) {
  const notice = noticeOf(fix, nameOf)
  fixScript(fix)
  notify(notice)
}

function noticeOf(fix: Fix, nameOf: NameOf): Notice {
  switch (fix.kind) {
    case 'add':
      return { kind: 'added', name: nameOf(fix.id) ?? fix.id }
    case 'remove':
      return { kind: 'removed', name: fix.ids.map(id => nameOf(id) ?? id).join(', ') }
    case 'mendOrder':
      return { kind: 'orderMended' }
    case 'markSetup':
      return { kind: 'setupMarked' }
    case 'mendImages':
      return { kind: 'imagesMended' }
  }
}

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

interface SuggestionItemProps {
  suggestion: Note
  /** Called before the item disappears: the list takes the focus. */
  onBeforeRemove: () => void
}

/** One suggestion: its text, a button or link that fixes it, and a button that dismisses it. */
export function AdviceNote({ suggestion, onBeforeRemove }: SuggestionItemProps) {
  const nameOf = useStore($nameOf)
  const id = useId()
  const { fix } = suggestion
  return (
    <li className="advice-note" data-severity={suggestion.severity}>
      {severityIcons[suggestion.severity]}
      <SuggestionText id={id} suggestion={suggestion} />
      <IconButton
        label={m.advice_dismiss()}
        aria-describedby={id}
        onClick={() => {
          onBeforeRemove()
          dismissNote(suggestion)
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
            onBeforeRemove()
            fixAndNotify(fix, nameOf)
          }}
        >
          {fixText(fix, nameOf)}
        </Button>
      )}
      <AdviceWay suggestion={suggestion} nameOf={nameOf} describedBy={id} />
    </li>
  )
}

/** A dismissed suggestion with a button that restores it. */
export function DismissedNote({ suggestion, onBeforeRemove }: SuggestionItemProps) {
  const id = useId()
  return (
    <li className="advice-note" data-severity={suggestion.severity}>
      {severityIcons[suggestion.severity]}
      <SuggestionText id={id} suggestion={suggestion} />
      <Button
        small
        aria-describedby={id}
        onClick={() => {
          onBeforeRemove()
          restoreNote(suggestion)
        }}
      >
        {m.advice_restore()}
      </Button>
    </li>
  )
}

function SuggestionText({ id, suggestion }: { id: string; suggestion: Note }) {
  const nameOf = useStore($nameOf)
  return (
    <p id={id}>
      <span className="unseen">{severityName[suggestion.severity]()}: </span>
      {adviceText(suggestion, nameOf)}
    </p>
  )
}

/** Notifies after the change: a change of the script clears the current notice. */
function fixAndNotify(fix: Fix, nameOf: NameOf) {
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

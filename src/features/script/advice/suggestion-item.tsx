import { useStore } from '@nanostores/react'
import { CircleAlert, Info, Lightbulb, Plus, Wrench, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Fix, Severity, Suggestion } from '#core/advice/suggestion.ts'
import { adviceText, fixText, severityName } from '#i18n/advice-text.ts'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { $nameOf, fixScript } from '#stores/advice.ts'
import { dismissSuggestion, restoreSuggestion } from '#stores/dismissed-advice.ts'
import { type Notice, notify } from '#stores/notice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SuggestionLink } from './suggestion-link.tsx'

export const severityIcons: Record<Severity, ReactNode> = {
  mistake: <CircleAlert />,
  advice: <Lightbulb />,
  note: <Info />
}

interface SuggestionItemProps {
  suggestion: Suggestion
  /** Called before the item disappears: the list takes the focus. */
  onBeforeRemove: () => void
}

/** One suggestion: its text, a button or link that fixes it, and a button that dismisses it. */
export function SuggestionItem({ suggestion, onBeforeRemove }: SuggestionItemProps) {
  const nameOf = useStore($nameOf)
  const id = useId()
  const { fix } = suggestion
  return (
    <li className="advice-note" data-severity={suggestion.severity}>
      {severityIcons[suggestion.severity]}
      <SuggestionText id={id} suggestion={suggestion} />
      <IconButton
        className="advice-dismiss"
        label={m.advice_dismiss()}
        aria-describedby={id}
        onClick={() => {
          onBeforeRemove()
          dismissSuggestion(suggestion)
        }}
      >
        <X />
      </IconButton>
      {fix && (
        <Button
          className="advice-fix"
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
      <SuggestionLink suggestion={suggestion} nameOf={nameOf} describedBy={id} />
    </li>
  )
}

/** A dismissed suggestion with a button that restores it. */
export function DismissedSuggestion({ suggestion, onBeforeRemove }: SuggestionItemProps) {
  const id = useId()
  return (
    <li className="advice-note" data-severity={suggestion.severity}>
      {severityIcons[suggestion.severity]}
      <SuggestionText id={id} suggestion={suggestion} />
      <Button
        className="advice-fix"
        small
        aria-describedby={id}
        onClick={() => {
          onBeforeRemove()
          restoreSuggestion(suggestion)
        }}
      >
        {m.advice_restore()}
      </Button>
    </li>
  )
}

function SuggestionText({ id, suggestion }: { id: string; suggestion: Suggestion }) {
  const nameOf = useStore($nameOf)
  return (
    <p id={id}>
      <span className="unseen">{severityName[suggestion.severity]()}: </span>
      {adviceText(suggestion, nameOf)}
    </p>
  )
}

/** Notifies after the change: a change of the script clears the current notice. */
function fixAndNotify(fix: Fix, nameOf: FindName) {
  const notice = noticeOf(fix, nameOf)
  fixScript(fix)
  notify(notice)
}

function noticeOf(fix: Fix, nameOf: FindName): Notice {
  switch (fix.kind) {
    case 'add':
      return { kind: 'added', name: nameOf(fix.id) ?? fix.id }
    case 'remove':
      return { kind: 'removed', name: fix.ids.map(id => nameOf(id) ?? id).join(', ') }
    case 'mendOrder':
      return { kind: 'orderFixed' }
    case 'markSetup':
      return { kind: 'setupMarked' }
    case 'mendImages':
      return { kind: 'imagesFixed' }
  }
}

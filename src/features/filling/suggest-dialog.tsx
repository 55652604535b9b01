import './suggest-dialog.css'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Team } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { NoSuggestions } from './no-suggestions.tsx'
import { listNames } from './reason-text.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { TeamChoice } from './team-choice.tsx'
import { type Done, useSuggestions } from './use-suggestions.ts'

interface SuggestDialogProps {
  /** Suggests characters of this team at first. */
  team?: Team
  onClose: () => void
}

/** Suggests three characters at a time that fit the script. Adding or dismissing one makes room for the next. */
export function SuggestDialog({ team: initialTeam, onClose }: SuggestDialogProps) {
  const suggestions = useSuggestions(initialTeam)
  const { team, shown, nameOf, canRestart } = suggestions
  const list = useRef<HTMLUListElement>(null)

  /** Runs a change that takes a suggestion away; the focus moves to the one that takes its slot. */
  function replace(index: number, change: () => void) {
    flushSync(change)
    const card = list.current?.children[index] ?? list.current?.lastElementChild
    if (card instanceof HTMLElement) card.focus()
    else list.current?.closest('dialog')?.querySelector('h2')?.focus()
  }

  return (
    <Dialog
      title={m.suggest_open()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      width={680}
      footerNote={
        <DoneNote
          done={suggestions.done}
          names={shown.map(({ character }) => character.name)}
          onUndo={suggestions.undoAdding}
        />
      }
      footer={shown.length > 0 && <Button onClick={suggestions.showOthers}>{m.suggest_others()}</Button>}
    >
      <TeamChoice team={team} onChange={suggestions.chooseTeam} />
      {suggestions.isExtra && shown.length > 0 && <p className="suggest-full">{m.suggest_full()}</p>}
      <ul ref={list} className="suggestions">
        {shown.map(({ character, suggestion }, index) => (
          <SuggestionCard
            key={character.id}
            character={character}
            suggestion={suggestion}
            nameOf={nameOf}
            onAdd={() => replace(index, () => suggestions.add(character.id))}
            onDismiss={() => replace(index, () => suggestions.dismiss(character.id))}
          />
        ))}
      </ul>
      {shown.length === 0 && <NoSuggestions canRestart={canRestart} onRestart={suggestions.restart} />}
    </Dialog>
  )
}

interface DoneNoteProps {
  done: Done | undefined
  /** Names of the suggestions, which screen readers hear after each change. */
  names: readonly string[]
  onUndo: () => void
}

/** Says what was done, with Undo for an added character; the toast about it lies behind the dialog. */
const DoneNote = ({ done, names, onUndo }: DoneNoteProps) => (
  <div className="suggest-done" data-minor={!done || undefined}>
    <p role="status">
      {done?.kind === 'added' && m.suggest_added({ name: done.name })}{' '}
      {done && names.length > 0 && (
        <span className="unseen">{m.suggest_shown({ names: listNames(names) })}</span>
      )}
    </p>
    {done?.kind === 'added' && (
      <Button small variant="text" onClick={onUndo}>
        {m.script_undo()}
      </Button>
    )}
  </div>
)

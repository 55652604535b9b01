import './editor.css'
import { newCharacterDraft } from '#stores/character-drafts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeskContext } from './desk.ts'
import { Editor } from './editor.tsx'
import type { Seen } from './save-to-account.ts'
import { SavedRefused } from './saved-refused.tsx'
import type { Subject } from './subject.ts'
import { useAskedCopy } from './use-asked-copy.ts'
import { useKeptNotice } from './use-editor.ts'
import { type OnTheirs, useSavedDesk } from './use-saved-desk.ts'

interface SavedEditorProps {
  /** Its id, or `new` for all characters that are not saved yet. */
  draftKey: string
  known: Seen
  edited: Subject
  onTakeTheirs?: OnTheirs
}

/** The editor of a character of the account. */
export function SavedEditor({ draftKey, known, edited, onTakeTheirs }: SavedEditorProps) {
  const { context, failure, conflict } = useSavedDesk(draftKey, known, onTakeTheirs)
  const copyCount = useAskedCopy(context)
  useKeptNotice(newCharacterDraft, context.drafts)
  return (
    <DeskContext value={context}>
      <Editor
        key={copyCount}
        edited={edited}
        refusal={failure && <SavedRefused key={failure.count} code={failure.code} />}
      />
      {conflict && <ConflictDialog {...conflict} />}
    </DeskContext>
  )
}

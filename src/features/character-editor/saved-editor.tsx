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
  /** Where its draft is kept: its id, or one word for all that are not saved yet. */
  place: string
  seen: Seen
  subject: Subject
  onTheirs?: OnTheirs
}

/** The editor of a character that is saved by itself. */
export function SavedEditor({ place, seen, subject, onTheirs }: SavedEditorProps) {
  const { desk, refused, conflict } = useSavedDesk(place, seen, onTheirs)
  const copied = useAskedCopy(desk)
  useKeptNotice(newCharacterDraft, desk.drafts)
  return (
    <DeskContext value={desk}>
      <Editor
        key={copied}
        subject={subject}
        refusal={refused && <SavedRefused key={refused.count} code={refused.code} />}
      />
      {conflict && <ConflictDialog {...conflict} />}
    </DeskContext>
  )
}

import '../editor.css'
import { newCharacterDraftId } from '#stores/drafts/character-drafts.ts'
import type { EditedCharacter } from '../edited-character.ts'
import { Editor } from '../editor.tsx'
import { EditorContext } from '../editor-context.ts'
import { useCopyFromAddress } from '../use-copy-from-address.ts'
import { useDraftNotice } from '../use-editor.ts'
import { CharacterConflictDialog } from './character-conflict-dialog.tsx'
import { SaveFailureBanner } from './save-failure-banner.tsx'
import type { KnownVersion } from './save-to-account.ts'
import { type OnTakeTheirs, useSavedEditorContext } from './use-saved-editor-context.ts'

interface SavedEditorProps {
  /** Its id, or `new` for all characters that are not saved yet. */
  draftKey: string
  known: KnownVersion
  edited: EditedCharacter
  onTakeTheirs?: OnTakeTheirs
}

/** The editor of a character of the account. */
export function SavedEditor({ draftKey, known, edited, onTakeTheirs }: SavedEditorProps) {
  const { context, failure, conflict } = useSavedEditorContext(draftKey, known, onTakeTheirs)
  const copyCount = useCopyFromAddress(context)
  useDraftNotice(newCharacterDraftId, context.drafts)
  return (
    <EditorContext value={context}>
      {copyCount !== undefined && (
        <Editor
          key={copyCount}
          edited={edited}
          refusal={failure && <SaveFailureBanner key={failure.count} code={failure.code} />}
        />
      )}
      {conflict && <CharacterConflictDialog {...conflict} />}
    </EditorContext>
  )
}

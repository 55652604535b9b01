import { useState } from 'react'
import { savedCharacters } from '#api/documents.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { ok } from '#core/result.ts'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { newCharacterDraftId, savedDrafts } from '#stores/drafts/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { signInToRetry } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'

/** Loads a saved character from the account. `takeTheirs` replaces it with the version that was saved elsewhere. */
export function useSavedCharacter(id: string) {
  const { value: read, retry } = useAsync(() => savedCharacters.read(id), [id], { onReady: signInToRetry })
  const [taken, setTaken] = useState<{ theirs: SavedDocument<SavedCharacter>; insteadOf: typeof read }>()
  const [takeCount, setTakeCount] = useState(0)
  const loaded = taken && taken.insteadOf === read ? ok(taken.theirs) : read

  function takeTheirs(theirs: SavedDocument<SavedCharacter>, mine: CharacterFields | undefined) {
    setTaken({ theirs, insteadOf: read })
    setTakeCount(count => count + 1)
    notify({ kind: 'draftDiscarded' }, () => {
      if (mine) savedDrafts(id, theirs.version).drafts.saveDraft(newCharacterDraftId, mine)
      setTakeCount(count => count + 1)
    })
  }

  return { loaded, retry, takeTheirs, takeCount }
}

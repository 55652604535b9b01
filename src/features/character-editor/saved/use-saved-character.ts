import { useCallback, useEffect, useState } from 'react'
import { type DocumentRefusal, savedCharacters } from '#api/documents.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { ok, type Result } from '#core/result.ts'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { newCharacterDraftId, savedDrafts } from '#stores/drafts/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { unlessSessionOver } from '#stores/session.ts'

/** Loads a saved character from the account. `takeTheirs` replaces it with the version that was saved elsewhere. */
export function useSavedCharacter(id: string) {
  const [loaded, setLoaded] = useState<Result<SavedDocument<SavedCharacter>, DocumentRefusal>>()
  const [attempts, setAttempts] = useState(0)
  const [takeCount, setTakeCount] = useState(0)
  const retry = useCallback(() => setAttempts(count => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempts` repeats the same request
  useEffect(() => {
    let isCurrent = true
    setLoaded(undefined)
    void savedCharacters.read(id).then(result => {
      if (!isCurrent) return
      setLoaded(result)
      if (!result.ok) unlessSessionOver(result.code, retry)
    })
    return () => {
      isCurrent = false
    }
  }, [id, attempts, retry])

  function takeTheirs(theirs: SavedDocument<SavedCharacter>, mine: CharacterFields | undefined) {
    setLoaded(ok(theirs))
    setTakeCount(count => count + 1)
    notify({ kind: 'draftDiscarded' }, () => {
      if (mine) savedDrafts(id, theirs.version).drafts.saveDraft(newCharacterDraftId, mine)
      setTakeCount(count => count + 1)
    })
  }

  return { loaded, retry, takeTheirs, takeCount }
}

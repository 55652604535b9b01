import { useCallback, useEffect, useState } from 'react'
import { savedCharacters } from '#api/saved-characters.ts'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { CharacterFields } from '#core/character-fields.ts'
import { ok, type Result } from '#core/result.ts'
import type { Saved, SavedCharacter } from '#core/saved.ts'
import { newCharacterDraft, savedDrafts } from '#stores/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { whenSignedInAgain } from '#stores/session.ts'

/** Loads a saved character from the account. `takeTheirs` replaces it with the version that was saved elsewhere. */
export function useReadCharacter(id: string) {
  const [loaded, setLoaded] = useState<Result<Saved<SavedCharacter>, SavedRefusal>>()
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
      if (!result.ok && (result.code === 'signed_out' || result.code === 'session_expired'))
        whenSignedInAgain(retry)
    })
    return () => {
      isCurrent = false
    }
  }, [id, attempts, retry])

  function takeTheirs(theirs: Saved<SavedCharacter>, mine: CharacterFields | undefined) {
    setLoaded(ok(theirs))
    setTakeCount(count => count + 1)
    notify({ kind: 'draftDiscarded' }, () => {
      if (mine) savedDrafts(id, theirs.version).drafts.keepDraft(newCharacterDraft, mine)
      setTakeCount(count => count + 1)
    })
  }

  return { loaded, retry, takeTheirs, takeCount }
}

import { useCallback, useEffect, useState } from 'react'
import { savedCharacters } from '#api/saved-characters.ts'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { CharacterFields } from '#core/character-fields.ts'
import { ok, type Result } from '#core/result.ts'
import type { Saved, SavedCharacter } from '#core/saved.ts'
import { newCharacterDraft, savedDrafts } from '#stores/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { whenSignedInAgain } from '#stores/session.ts'

/** A saved character as the account holds it; `take` puts what somebody else saved in its place. */
export function useReadCharacter(id: string) {
  const [read, setRead] = useState<Result<Saved<SavedCharacter>, SavedRefusal>>()
  const [asks, setAsks] = useState(0)
  const [takes, setTakes] = useState(0)
  const retry = useCallback(() => setAsks(count => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asks` asks for the same once more
  useEffect(() => {
    let isWanted = true
    setRead(undefined)
    void savedCharacters.read(id).then(answer => {
      if (!isWanted) return
      setRead(answer)
      if (!answer.ok && (answer.code === 'signed_out' || answer.code === 'session_expired'))
        whenSignedInAgain(retry)
    })
    return () => {
      isWanted = false
    }
  }, [id, asks, retry])

  function take(theirs: Saved<SavedCharacter>, mine: CharacterFields | undefined) {
    setRead(ok(theirs))
    setTakes(count => count + 1)
    notify({ kind: 'draftDiscarded' }, () => {
      if (mine) savedDrafts(id, theirs.version).drafts.keepDraft(newCharacterDraft, mine)
      setTakes(count => count + 1)
    })
  }

  return { read, retry, take, takes }
}

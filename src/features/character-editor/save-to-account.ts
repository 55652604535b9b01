import { savedCharacters } from '#api/saved-characters.ts'
import type { SavedRefusal } from '#api/saved-work.ts'
import { isEqual } from '#core/equal.ts'
import type { Saved, SavedCharacter } from '#core/saved.ts'
import { $isSignInAsked, whenSignedInAgain } from '#stores/session.ts'
import { newCopyId } from '#stores/stored-script.ts'

/** Id and last known version of a saved character; version 0 is not saved yet. */
export interface Seen {
  id: string
  version: number
}

/** How to resolve a version conflict: overwrite, discard my changes, or save mine as a new character. */
export type Choice = 'mine' | 'theirs' | 'new'

type Outcome =
  | { kind: 'saved' | 'left' }
  | { kind: 'theirs'; theirs: Saved<SavedCharacter> }
  | { kind: 'refused'; code: SavedRefusal }

/**
 * Saves a character to the account. Opens the sign-in dialog or the conflict dialog when needed. Outcome `left`: the user
 * cancelled that dialog, and nothing was saved.
 *
 * @param choose opens the conflict dialog; resolves to undefined when the user cancels it
 */
export async function saveToAccount(
  known: Seen,
  content: SavedCharacter,
  choose: (theirs: Saved<SavedCharacter>) => Promise<Choice | undefined>
): Promise<Outcome> {
  const response = await savedCharacters.save(known.id, {
    content,
    version: known.version,
    saveId: newCopyId()
  })
  if (response.ok) return { kind: 'saved' }
  if (response.code === 'signed_out' || response.code === 'session_expired')
    return (await signInAgain()) ? saveToAccount(known, content, choose) : { kind: 'left' }
  if (response.code !== 'version_conflict') return { kind: 'refused', code: response.code }

  const { theirs } = response
  // An earlier save succeeded, but its response was lost.
  if (isEqual(theirs.content, content)) return { kind: 'saved' }
  const choice = await choose(theirs)
  if (choice === 'mine') return saveToAccount(theirs, content, choose)
  if (choice === 'new') return saveToAccount({ id: newCopyId(), version: 0 }, content, choose)
  return choice === 'theirs' ? { kind: 'theirs', theirs } : { kind: 'left' }
}

/** Opens the sign-in dialog. Resolves to whether the user signed in. */
const signInAgain = () =>
  new Promise<boolean>(resolve => {
    whenSignedInAgain(() => resolve(true))
    const stop = $isSignInAsked.listen(isAsked => {
      if (isAsked) return
      stop()
      // After a sign-in the retry above runs first and resolves to true.
      queueMicrotask(() => resolve(false))
    })
  })

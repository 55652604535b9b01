import { savedCharacters } from '#api/saved-characters.ts'
import type { SavedRefusal } from '#api/saved-work.ts'
import { isEqual } from '#core/equal.ts'
import type { Saved, SavedCharacter } from '#core/saved.ts'
import { $isSignInAsked, whenSignedInAgain } from '#stores/session.ts'
import { newCopyId } from '#stores/stored-script.ts'

/** A saved character as it was last seen; version 0 is one that is not saved yet. */
export interface Seen {
  id: string
  version: number
}

/** What to do where somebody saved it since. */
export type Choice = 'mine' | 'theirs' | 'new'

type Outcome =
  | { kind: 'saved' | 'left' }
  | { kind: 'theirs'; theirs: Saved<SavedCharacter> }
  | { kind: 'refused'; code: SavedRefusal }

/**
 * Saves a character to the account. Who has to sign in again, or to choose, is asked; what they put off leaves all as it is.
 *
 * @param choose undefined: they would rather not, now
 */
export async function saveToAccount(
  seen: Seen,
  content: SavedCharacter,
  choose: (theirs: Saved<SavedCharacter>) => Promise<Choice | undefined>
): Promise<Outcome> {
  const answer = await savedCharacters.save(seen.id, {
    content,
    version: seen.version,
    saveId: newCopyId()
  })
  if (answer.ok) return { kind: 'saved' }
  if (answer.code === 'signed_out' || answer.code === 'session_expired')
    return (await signedInAgain()) ? saveToAccount(seen, content, choose) : { kind: 'left' }
  if (answer.code !== 'version_conflict') return { kind: 'refused', code: answer.code }

  const { theirs } = answer
  // The answer to an earlier save of it was lost on its way.
  if (isEqual(theirs.content, content)) return { kind: 'saved' }
  const choice = await choose(theirs)
  if (choice === 'mine') return saveToAccount(theirs, content, choose)
  if (choice === 'new') return saveToAccount({ id: newCopyId(), version: 0 }, content, choose)
  return choice === 'theirs' ? { kind: 'theirs', theirs } : { kind: 'left' }
}

/** Asks to sign in again, and answers whether somebody has. */
const signedInAgain = () =>
  new Promise<boolean>(resolve => {
    whenSignedInAgain(() => resolve(true))
    const stop = $isSignInAsked.listen(isAsked => {
      if (isAsked) return
      stop()
      // Whoever has signed in is told so first.
      queueMicrotask(() => resolve(false))
    })
  })

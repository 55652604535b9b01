import { type DocumentRefusal, savedCharacters } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import { isEqual } from '#core/equal.ts'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { noteSpace } from '#stores/account-space.ts'
import { moveCharacterImages, notifyImagesLeft } from '#stores/saving/move-images.ts'
import { $isSignInDialogOpen, retryAfterSignIn } from '#stores/session.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { askAboutTakenId } from '#stores/taken-id.ts'

/** Id and last known version of a saved character; version 0 is not saved yet. */
export interface KnownVersion {
  id: string
  version: number
}

/** How to resolve a version conflict: overwrite, discard my changes, or save mine as a new character. */
export type ConflictChoice = 'mine' | 'theirs' | 'new'

type Outcome =
  | { kind: 'saved' | 'left' }
  | { kind: 'theirs'; theirs: SavedDocument<SavedCharacter> }
  | { kind: 'refused'; code: DocumentRefusal }

/**
 * Saves a character to the account. Opens the sign-in dialog, the conflict dialog or the dialog about a taken id when needed. Outcome `left`: the user
 * cancelled that dialog, and nothing was saved.
 *
 * @param choose opens the conflict dialog; resolves to undefined when the user cancels it
 */
export async function saveToAccount(
  known: KnownVersion,
  ofDevice: SavedCharacter,
  choose: (theirs: SavedDocument<SavedCharacter>) => Promise<ConflictChoice | undefined>
): Promise<Outcome> {
  const { content, failed } = await moveCharacterImages(ofDevice)
  const response = await savedCharacters.save(known.id, {
    content,
    version: known.version,
    saveId: randomId()
  })
  if (response.ok) {
    noteSpace(response.value)
    notifyImagesLeft(failed)
    return { kind: 'saved' }
  }
  if (isSessionOver(response.code))
    return (await signInAgain()) ? saveToAccount(known, content, choose) : { kind: 'left' }
  if (response.code === 'id_taken') {
    const { taken, freeId } = response
    const choice = await askAboutTakenId({ where: 'account', id: content.id, owner: taken.name, freeId })
    if (choice === 'free') return saveToAccount(known, { ...content, id: freeId }, choose)
    return choice === 'replace' ? saveToAccount(taken, content, choose) : { kind: 'left' }
  }
  if (response.code !== 'version_conflict') return { kind: 'refused', code: response.code }

  const { theirs } = response
  // An earlier save succeeded, but its response was lost.
  if (isEqual(theirs.content, content)) return { kind: 'saved' }
  const choice = await choose(theirs)
  if (choice === 'mine') return saveToAccount(theirs, content, choose)
  if (choice === 'new') return saveToAccount({ id: randomId(), version: 0 }, content, choose)
  return choice === 'theirs' ? { kind: 'theirs', theirs } : { kind: 'left' }
}

/** Opens the sign-in dialog. Resolves to whether the user signed in. */
const signInAgain = () =>
  new Promise<boolean>(resolve => {
    retryAfterSignIn(() => resolve(true))
    const stop = $isSignInDialogOpen.listen(isAsked => {
      if (isAsked) return
      stop()
      // After a sign-in the retry above runs first and resolves to true.
      queueMicrotask(() => resolve(false))
    })
  })

import { type DocumentRefusal, savedCharacters } from '#api/documents.ts'
import type { DocumentInfo, SavedCharacter } from '#core/saving/document.ts'
import { characterFromScript } from '#core/saving/saved-character.ts'
import { noteSpace } from '../account-space.ts'
import { addCustomCharacter } from '../add-custom-character.ts'
import { notify } from '../notice.ts'
import { $script } from '../script.ts'
import { unlessSessionOver } from '../session.ts'
import { randomId } from '../storage/working-copy.ts'
import { askAboutTakenId } from '../taken-id.ts'
import { moveCharacterImages, notifyImagesLeft } from './move-images.ts'

/** Adds a saved character with its almanac text to the open script. @returns the refusal if it can't be read */
export async function addSavedCharacter(
  saved: Pick<DocumentInfo, 'id'>
): Promise<DocumentRefusal | undefined> {
  const read = await savedCharacters.read(saved.id)
  if (!read.ok) return unlessSessionOver(read.code, () => void addSavedCharacter(saved))
  const { almanacDetails = '', ...character } = read.value.content
  await addCustomCharacter({ kind: 'custom', ...character }, almanacDetails)
  return undefined
}

/**
 * Saves a custom character of the open script to the account. When a saved character has the same id, it becomes the new
 * version of that one if both have the same name; otherwise the user chooses.
 */
export async function saveCharacterToAccount(id: string): Promise<void> {
  const stored = await store(id, () => void saveCharacterToAccount(id))
  if (!stored) return
  notifyImagesLeft(stored.imagesLeft)
  notify({ kind: 'savedNew', title: stored.name })
}

/**
 * Saves several custom characters of the open script, one after the other; see `saveCharacterToAccount`. Stops at the first
 * that can't be stored.
 *
 * @param saved number of characters that were saved before, in the same action
 */
export async function saveCharactersToAccount(
  ids: readonly string[],
  saved = 0,
  imagesLeft = 0
): Promise<void> {
  let [count, left] = [saved, imagesLeft]
  for (const [index, id] of ids.entries()) {
    let isStopped = false
    const stored = await store(
      id,
      () => void saveCharactersToAccount(ids.slice(index), count, left),
      () => {
        isStopped = true
      }
    )
    if (isStopped) return
    count += stored ? 1 : 0
    left += stored?.imagesLeft ?? 0
  }
  notifyImagesLeft(left)
  if (count > 0) notify({ kind: 'savedCharacters', count })
}

/**
 * Stores a custom character of the open script. Shows why it can't be stored.
 *
 * @param retry runs after the next sign-in when the session is over
 * @param onFailure runs when it can't be stored, unlike when the user chose not to
 */
async function store(id: string, retry: () => void, onFailure?: () => void) {
  const ofScript = characterFromScript($script.get(), id)
  if (!ofScript) return undefined
  const { content, failed } = await moveCharacterImages(ofScript)
  const outcome = await save(content, { id: randomId(), version: 0 })
  if (outcome === 'saved') return { name: content.name, imagesLeft: failed }
  if (outcome === 'left') return undefined
  onFailure?.()
  if (unlessSessionOver(outcome, retry)) notify({ kind: 'notStored', name: content.name })
  return undefined
}

async function save(
  content: SavedCharacter,
  { id, version }: Pick<DocumentInfo, 'id' | 'version'>
): Promise<'saved' | 'left' | DocumentRefusal | 'conflict'> {
  const saved = await savedCharacters.save(id, { content, version, saveId: randomId() })
  if (saved.ok) {
    noteSpace(saved.value)
    return 'saved'
  }
  if (saved.code === 'version_conflict') return 'conflict'
  if (saved.code !== 'id_taken') return saved.code
  const { taken, freeId } = saved
  if (taken.name === content.name) return save(content, taken)
  const choice = await askAboutTakenId({ where: 'account', id: content.id, owner: taken.name, freeId })
  if (choice === 'free') return save({ ...content, id: freeId }, { id, version })
  return choice === 'replace' ? save(content, taken) : 'left'
}

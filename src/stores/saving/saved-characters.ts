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
  const ofScript = characterFromScript($script.get(), id)
  if (!ofScript) return
  const { content, failed } = await moveCharacterImages(ofScript)
  const outcome = await save(content, { id: randomId(), version: 0 })
  if (outcome === 'saved') {
    notifyImagesLeft(failed)
    return notify({ kind: 'savedNew', title: content.name })
  }
  if (outcome === 'left') return
  if (unlessSessionOver(outcome, () => void saveCharacterToAccount(id)))
    notify({ kind: 'notStored', name: content.name })
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

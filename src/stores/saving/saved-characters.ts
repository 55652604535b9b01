import { type DocumentRefusal, savedCharacters } from '#api/documents.ts'
import type { Result } from '#core/result.ts'
import type { DocumentInfo, SavedCharacter } from '#core/saving/document.ts'
import { characterFromScript } from '#core/saving/saved-character.ts'
import { putCharacter } from '../character-edits.ts'
import { $characterIds } from '../characters.ts'
import { notify } from '../notice.ts'
import { $script } from '../script.ts'
import { unlessSessionOver } from '../session.ts'
import { randomId } from '../storage/working-copy.ts'

/** Adds a saved character with its almanac text to the open script. @returns the refusal if it can't be read */
export async function addSavedCharacter(
  saved: Pick<DocumentInfo, 'id'>
): Promise<DocumentRefusal | undefined> {
  const read = await savedCharacters.read(saved.id)
  if (!read.ok) return unlessSessionOver(read.code, () => void addSavedCharacter(saved))
  const { almanacDetails = '', ...character } = read.value.content
  const { id, name } = character
  if ($characterIds.get().has(id)) notify({ kind: 'alreadyAdded', name })
  else {
    putCharacter(undefined, { kind: 'custom', ...character }, almanacDetails)
    notify({ kind: 'added', name })
  }
  return undefined
}

/**
 * Saves a custom character of the open script to the account: as a new version of the saved character with the same id,
 * otherwise as a new document.
 */
export async function saveCharacterToAccount(id: string): Promise<void> {
  const content = characterFromScript($script.get(), id)
  if (!content) return
  const saved = await save(content)
  if (saved.ok) return notify({ kind: 'savedNew', title: content.name })
  if (unlessSessionOver(saved.code, () => void saveCharacterToAccount(id)))
    notify({ kind: 'notStored', name: content.name })
}

async function save(content: SavedCharacter): Promise<Result<DocumentInfo, DocumentRefusal | 'conflict'>> {
  const listed = await savedCharacters.list({ search: content.id })
  if (!listed.ok) return listed
  const former = listed.value.items.find(({ characterId }) => characterId === content.id)
  const { id, version } = former ?? { id: randomId(), version: 0 }
  const saved = await savedCharacters.save(id, { content, version, saveId: randomId() })
  return saved.ok || saved.code !== 'version_conflict' ? saved : { ok: false, code: 'conflict' }
}

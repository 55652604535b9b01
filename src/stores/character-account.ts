import { savedCharacters } from '#api/saved-characters.ts'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { Result } from '#core/result.ts'
import type { SavedCharacter, SavedMark } from '#core/saved.ts'
import { characterOfScript } from '#core/saved-character.ts'
import { saveCharacter } from './character-edits.ts'
import { $chosenIds } from './characters.ts'
import { notify } from './notice.ts'
import { $script } from './script.ts'
import { whenSignedInAgain } from './session.ts'
import { newCopyId } from './stored-script.ts'

/** Adds a saved character with its almanac text to the open script. @returns the refusal if it can't be read */
export async function addSaved(saved: Pick<SavedMark, 'id'>): Promise<SavedRefusal | undefined> {
  const read = await savedCharacters.read(saved.id)
  if (!read.ok) return unlessSignedOut(read.code, () => void addSaved(saved))
  const { almanacDetails = '', ...character } = read.value.content
  const { id, name } = character
  if ($chosenIds.get().has(id)) notify({ kind: 'present', name })
  else {
    saveCharacter(undefined, { kind: 'custom', ...character }, almanacDetails)
    notify({ kind: 'added', name })
  }
  return undefined
}

/**
 * Saves a custom character of the open script to the account: as a new version of the saved character with the same id,
 * otherwise as a new document.
 */
export async function keepInAccount(id: string): Promise<void> {
  const content = characterOfScript($script.get(), id)
  if (!content) return
  const saved = await save(content)
  if (saved.ok) return notify({ kind: 'savedNew', title: content.name })
  if (unlessSignedOut(saved.code, () => void keepInAccount(id)))
    notify({ kind: 'notKept', name: content.name })
}

async function save(content: SavedCharacter): Promise<Result<SavedMark, SavedRefusal | 'conflict'>> {
  const listed = await savedCharacters.list({ search: content.id })
  if (!listed.ok) return listed
  const former = listed.value.items.find(({ characterId }) => characterId === content.id)
  const { id, version } = former ?? { id: newCopyId(), version: 0 }
  const saved = await savedCharacters.save(id, { content, version, saveId: newCopyId() })
  return saved.ok || saved.code !== 'version_conflict' ? saved : { ok: false, code: 'conflict' }
}

/** Opens the sign-in dialog when the session is over; returns every other code. */
function unlessSignedOut<Code extends string>(code: Code, retry: () => void): Code | undefined {
  if (code !== 'signed_out' && code !== 'session_expired') return code
  whenSignedInAgain(retry)
  return undefined
}

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

/** Puts a saved character on the open script, with its almanac text. @returns why it cannot be read */
export async function addSaved(saved: Pick<SavedMark, 'id'>): Promise<SavedRefusal | undefined> {
  const read = await savedCharacters.read(saved.id)
  if (!read.ok) return refused(read.code, () => void addSaved(saved))
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
 * Saves a custom character of the open script by itself: as a new version of the saved one that has its id, else as a
 * new one.
 */
export async function keepInAccount(id: string): Promise<void> {
  const content = characterOfScript($script.get(), id)
  if (!content) return
  const saved = await save(content)
  if (saved.ok) return notify({ kind: 'savedNew', title: content.name })
  if (refused(saved.code, () => void keepInAccount(id))) notify({ kind: 'notKept', name: content.name })
}

async function save(content: SavedCharacter): Promise<Result<SavedMark, SavedRefusal | 'conflict'>> {
  const listed = await savedCharacters.list({ search: content.id })
  if (!listed.ok) return listed
  const former = listed.value.items.find(({ characterId }) => characterId === content.id)
  const { id, version } = former ?? { id: newCopyId(), version: 0 }
  const saved = await savedCharacters.save(id, { content, version, saveId: newCopyId() })
  return saved.ok || saved.code !== 'version_conflict' ? saved : { ok: false, code: 'conflict' }
}

/** Asks to sign in where that helps; else hands back why not. */
function refused<Code extends string>(code: Code, retry: () => void): Code | undefined {
  if (code !== 'signed_out' && code !== 'session_expired') return code
  whenSignedInAgain(retry)
  return undefined
}

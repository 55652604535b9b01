import { type MockInstance, onTestFinished, vi } from 'vitest'
import { savedCharacters } from '#api/documents.ts'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { aSavedCharacter } from '../../../core/script-builders.ts'

/** A document of the account with this character. */
export function aDocument(
  change: Partial<SavedCharacter> = {},
  version = 1,
  id = 'saved-1'
): SavedDocument<SavedCharacter> {
  const content = aSavedCharacter(change)
  const times = { madeAt: Date.now(), changedAt: Date.now() }
  return { id, publicId: 'public-1', name: content.name, version, visibility: 'private', ...times, content }
}

type Save = typeof savedCharacters.save
type SaveResponse = Awaited<ReturnType<Save>>

export const saved = (version = 2): SaveResponse => {
  const { content: _, ...info } = aDocument({}, version)
  return { ok: true, value: info }
}

export const conflictWith = (theirs: SavedDocument<SavedCharacter>): SaveResponse => ({
  ok: false,
  code: 'version_conflict',
  theirs
})

/** Answers saves with these responses, one after another, in place of the Worker. */
export function respondToSaves(...responses: SaveResponse[]): MockInstance<Save> {
  const save = vi.spyOn(savedCharacters, 'save')
  for (const response of responses) save.mockResolvedValueOnce(response)
  onTestFinished(() => save.mockRestore())
  return save
}

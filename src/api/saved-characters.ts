import type { CharacterSummary, SavedCharacter } from '#core/saved.ts'
import { api } from './client.ts'
import { savedWork } from './saved-work.ts'

/** Requests about the signed-in user's saved characters. */
export const savedCharacters = savedWork<SavedCharacter, CharacterSummary>(api.characters)

import type { CharacterSummary, SavedCharacter } from '#core/saved.ts'
import { api } from './client.ts'
import { savedWork } from './saved-work.ts'

/** The characters that whoever is signed in has saved by themselves. */
export const savedCharacters = savedWork<SavedCharacter, CharacterSummary>(api.characters)

import type { CharacterFields } from '#core/character-fields.ts'
import { type Drafts, draftsText, readDrafts } from './draft-text.ts'
import { persistentAtom } from './persistent.ts'

/** What was written in the editor and not applied yet, by the character's id; that of a new character has none. */
export const $drafts = persistentAtom<Drafts>('belfry:drafts', {}, { encode: draftsText, decode: readDrafts })

/** The draft of a character that is not on the script yet stands under no id, which no character can have. */
export const newCharacterDraft = ''

export const draftOf = (id: string) => $drafts.get()[id]

export const keepDraft = (id: string, fields: CharacterFields) =>
  $drafts.set({ ...$drafts.get(), [id]: fields })

export function dropDraft(id: string) {
  const { [id]: draft, ...others } = $drafts.get()
  if (draft) $drafts.set(others)
}

import type { CharacterFields } from '#core/character-fields.ts'
import { type Drafts, draftsText, readDrafts } from './draft-text.ts'
import { persistentAtom } from './persistent.ts'
import { $openCopyId } from './script.ts'

/** Drafts that are kept, those that were written last. */
const mostDrafts = 50

/** What was written in the editor and not applied yet, by working copy and character. */
const $drafts = persistentAtom<Drafts>('belfry:drafts', {}, { encode: draftsText, decode: readDrafts })

/** The draft of a character that is not on the script yet stands under no id, which no character can have. */
export const newCharacterDraft = ''

/** The drafts of the characters of one place, by their ids. */
export interface DraftShelf {
  draftOf: (id: string) => CharacterFields | undefined
  keepDraft: (id: string, fields: CharacterFields) => void
  dropDraft: (id: string) => void
}

/** Two places of one browser may have a character of one id each. */
const shelfOf = (place: () => string): DraftShelf => {
  const keyOf = (id: string) => `${place()} ${id}`
  const draftOf = (id: string) => $drafts.get()[keyOf(id)]
  return {
    draftOf,
    keepDraft: (id, fields) => setDrafts(keyOf(id), [[keyOf(id), fields]]),
    dropDraft: id => draftOf(id) && setDrafts(keyOf(id), [])
  }
}

/** Those of the script that is open. */
export const scriptDrafts = shelfOf(() => $openCopyId.get())

function setDrafts(key: string, newest: [string, CharacterFields][]) {
  const others = Object.entries($drafts.get()).filter(([other]) => other !== key)
  $drafts.set(Object.fromEntries([...others, ...newest].slice(-mostDrafts)))
}

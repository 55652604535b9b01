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

const shelfOf = (keyOf: (id: string) => string): DraftShelf => {
  const draftOf = (id: string) => $drafts.get()[keyOf(id)]
  return {
    draftOf,
    keepDraft: (id, fields) => setDrafts(keyOf(id), [[keyOf(id), fields]]),
    dropDraft: id => draftOf(id) && setDrafts(keyOf(id), [])
  }
}

/** Those of the script that is open: two scripts may have a character of one id each. */
export const scriptDrafts = shelfOf(id => `${$openCopyId.get()} ${id}`)

/**
 * That of a saved character, whatever id it has on a script. A draft stays one of the version that it began with, which
 * is handed back: saving it must not hide what was saved since.
 *
 * @param version the one that is open now; 0 for a character that is not saved yet
 */
export function savedDrafts(savedId: string, version: number): { drafts: DraftShelf; version: number } {
  const place = `saved ${savedId} `
  const kept = Object.keys($drafts.get()).find(key => key.startsWith(place))
  const began = kept === undefined ? version : Number(kept.slice(place.length))
  return { drafts: shelfOf(() => place + began), version: began }
}

function setDrafts(key: string, newest: [string, CharacterFields][]) {
  const others = Object.entries($drafts.get()).filter(([other]) => other !== key)
  $drafts.set(Object.fromEntries([...others, ...newest].slice(-mostDrafts)))
}

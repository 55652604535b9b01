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

/** The draft of a character of the script that is open. */
export const draftOf = (id: string) => $drafts.get()[keyOf(id)]

export const keepDraft = (id: string, fields: CharacterFields) => setDrafts(id, [[keyOf(id), fields]])

export const dropDraft = (id: string) => draftOf(id) && setDrafts(id, [])

function setDrafts(id: string, newest: [string, CharacterFields][]) {
  const key = keyOf(id)
  const others = Object.entries($drafts.get()).filter(([other]) => other !== key)
  $drafts.set(Object.fromEntries([...others, ...newest].slice(-mostDrafts)))
}

/** Two scripts of one browser may have a character of one id each. */
const keyOf = (id: string) => `${$openCopyId.get()} ${id}`

import type { CharacterFields } from '#core/character-fields.ts'
import { type Drafts, draftsText, readDrafts } from './draft-text.ts'
import { persistentAtom } from './persistent.ts'
import { $openCopyId } from './script.ts'

/** The most drafts that are stored; the oldest are dropped. */
const maxDrafts = 50

/** Form values that are not applied yet. Keys: working copy and character id, or `saved`, saved id and version. */
const $drafts = persistentAtom<Drafts>('belfry:drafts', {}, { encode: draftsText, decode: readDrafts })

/** The id under which the draft of a new character is stored; no character can have it. */
export const newCharacterDraft = ''

/** Access to the drafts of one script or one saved character, by character id. */
export interface DraftShelf {
  draftOf: (id: string) => CharacterFields | undefined
  keepDraft: (id: string, fields: CharacterFields) => void
  dropDraft: (id: string) => void
}

const storeFor = (keyOf: (id: string) => string): DraftShelf => {
  const draftOf = (id: string) => $drafts.get()[keyOf(id)]
  return {
    draftOf,
    keepDraft: (id, fields) => setDrafts(keyOf(id), [[keyOf(id), fields]]),
    dropDraft: id => draftOf(id) && setDrafts(keyOf(id), [])
  }
}

/** Drafts of the open script's characters. Two scripts may each have a character with the same id. */
export const scriptDrafts = storeFor(id => `${$openCopyId.get()} ${id}`)

/**
 * The draft of a saved character, whatever its character id. A draft keeps the version it was based on, which is
 * returned: saving it must not overwrite a newer version.
 *
 * @param version The version that is open now; 0 for a character that isn't saved yet
 */
export function savedDrafts(savedId: string, version: number): { drafts: DraftShelf; version: number } {
  const prefix = `saved ${savedId} `
  const storedKey = Object.keys($drafts.get()).find(key => key.startsWith(prefix))
  const baseVersion = storedKey === undefined ? version : Number(storedKey.slice(prefix.length))
  return { drafts: storeFor(() => prefix + baseVersion), version: baseVersion }
}

function setDrafts(key: string, newest: [string, CharacterFields][]) {
  const others = Object.entries($drafts.get()).filter(([other]) => other !== key)
  $drafts.set(Object.fromEntries([...others, ...newest].slice(-maxDrafts)))
}

import type { CharacterFields } from '#core/character/character-fields.ts'
import { $openScriptId } from '../script.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'
import { type CharacterDrafts, decodeDrafts, encodeDrafts } from './draft-codec.ts'

/** The most drafts that are stored; the oldest are dropped. */
const maxDrafts = 50

/** Form values that are not applied yet. Keys: working copy and character id, or `saved`, saved id and version. */
const $drafts = persistentAtom<CharacterDrafts>(
  'belfry:drafts',
  {},
  { encode: encodeDrafts, decode: decodeDrafts }
)

/** The id under which the draft of a new character is stored; no character can have it. */
export const newCharacterDraftId = ''

/** Access to the drafts of one script or one saved character, by character id. */
export interface DraftStore {
  getDraft: (id: string) => CharacterFields | undefined
  saveDraft: (id: string, fields: CharacterFields) => void
  deleteDraft: (id: string) => void
}

const storeFor = (keyOf: (id: string) => string): DraftStore => {
  const draftOf = (id: string) => $drafts.get()[keyOf(id)]
  return {
    getDraft: draftOf,
    saveDraft: (id, fields) => setDrafts(keyOf(id), [[keyOf(id), fields]]),
    deleteDraft: id => draftOf(id) && setDrafts(keyOf(id), [])
  }
}

/** Drafts of the open script's characters. Two scripts may each have a character with the same id. */
export const scriptDrafts = storeFor(id => `${$openScriptId.get()} ${id}`)

/**
 * The draft of a saved character, whatever its character id. A draft keeps the version it was based on, which is
 * returned: saving it must not overwrite a newer version.
 *
 * @param version The version that is open now; 0 for a character that isn't saved yet
 */
export function savedDrafts(savedId: string, version: number): { drafts: DraftStore; version: number } {
  const prefix = `saved ${savedId} `
  const storedKey = Object.keys($drafts.get()).find(key => key.startsWith(prefix))
  const baseVersion = storedKey === undefined ? version : Number(storedKey.slice(prefix.length))
  return { drafts: storeFor(() => prefix + baseVersion), version: baseVersion }
}

function setDrafts(key: string, newest: [string, CharacterFields][]) {
  const others = Object.entries($drafts.get()).filter(([other]) => other !== key)
  $drafts.set(Object.fromEntries([...others, ...newest].slice(-maxDrafts)))
}

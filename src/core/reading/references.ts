import type { Catalogue } from '../catalogue.ts'
import { plainId } from '../id.ts'
import type { ScriptCharacter } from '../script.ts'
import { officialId } from './identity.ts'
import type { Settled } from './settle.ts'

/** Resolves ids in a file, which may be spelled differently, to ids of the script or the catalogue. */
export interface References {
  /** Returns the id of a character on the script. */
  onScript: (reference: string) => string | undefined
  /** Returns the id of a character on the script or in the catalogue. */
  anywhere: (reference: string) => string | undefined
}

/** An exact id wins over a similar spelling; names of custom characters come last. */
export function referencesOf({ characters, renamed }: Settled, catalogue: Catalogue): References {
  const ids = new Set(characters.map(({ id }) => id))
  const spellings = new Map<string, string>()
  const addSpelling = (text: string, id: string) => {
    const normalized = plainId(text)
    if (normalized !== '' && !spellings.has(normalized)) spellings.set(normalized, id)
  }
  for (const id of ids) addSpelling(id, id)
  for (const [fileId, id] of renamed) addSpelling(fileId, id)
  for (const character of characters) addSpelling(nameOf(character), character.id)

  const onScript = (reference: string) =>
    renamed.get(reference) ?? (ids.has(reference) ? reference : spellings.get(plainId(reference)))
  return {
    onScript,
    anywhere: reference =>
      renamed.get(reference) ??
      (catalogue.characters.has(reference)
        ? reference
        : (onScript(reference) ?? officialId(reference, catalogue)))
  }
}

const nameOf = (character: ScriptCharacter) => (character.kind === 'custom' ? character.name : '')

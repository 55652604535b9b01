import type { Catalogue } from '../catalogue/catalogue.ts'
import { normalizeId } from '../id.ts'
import type { ScriptCharacter } from '../script/script.ts'
import type { BuiltCharacters } from './build-characters.ts'
import { findOfficialId } from './identity.ts'

/** Resolves ids in a file, which may be spelled differently, to ids of the script or the catalogue. */
export interface ReferenceResolver {
  /** Returns the id of a character on the script. */
  findOnScript: (reference: string) => string | undefined
  /** Returns the id of a character on the script or in the catalogue. */
  findAnywhere: (reference: string) => string | undefined
}

/** An exact id wins over a similar spelling; names of custom characters come last. */
export function createReferenceResolver(
  { characters, idByFileId }: BuiltCharacters,
  catalogue: Catalogue
): ReferenceResolver {
  const ids = new Set(characters.map(({ id }) => id))
  const spellings = new Map<string, string>()
  const addSpelling = (text: string, id: string) => {
    const normalized = normalizeId(text)
    if (normalized !== '' && !spellings.has(normalized)) spellings.set(normalized, id)
  }
  for (const id of ids) addSpelling(id, id)
  for (const [fileId, id] of idByFileId) addSpelling(fileId, id)
  for (const character of characters) addSpelling(nameOf(character), character.id)

  const onScript = (reference: string) =>
    idByFileId.get(reference) ?? (ids.has(reference) ? reference : spellings.get(normalizeId(reference)))
  return {
    findOnScript: onScript,
    findAnywhere: reference =>
      idByFileId.get(reference) ??
      (catalogue.characters.has(reference)
        ? reference
        : (onScript(reference) ?? findOfficialId(reference, catalogue)))
  }
}

const nameOf = (character: ScriptCharacter) => (character.kind === 'custom' ? character.name : '')

import type { Catalogue } from '../catalogue.ts'
import { plainId } from '../id.ts'
import type { ScriptCharacter } from '../script.ts'
import { officialId } from './identity.ts'
import type { Settled } from './settle.ts'

/** Answers whom an id of the file means: an id of the script or, where none fits, of the catalogue. */
export interface References {
  /** The id of a character on the script. */
  onScript: (reference: string) => string | undefined
  /** The id of a character on the script or in the catalogue. */
  anywhere: (reference: string) => string | undefined
}

/** An exact id of the file comes before a spelling alike; names of the script's own characters come last. */
export function referencesOf({ characters, renamed }: Settled, catalogue: Catalogue): References {
  const ids = new Set(characters.map(({ id }) => id))
  const spellings = new Map<string, string>()
  const spell = (text: string, id: string) => {
    const plain = plainId(text)
    if (plain !== '' && !spellings.has(plain)) spellings.set(plain, id)
  }
  for (const id of ids) spell(id, id)
  for (const [fileId, id] of renamed) spell(fileId, id)
  for (const character of characters) spell(nameOf(character), character.id)

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

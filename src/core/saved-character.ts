import { almanacKey } from './almanac-key.ts'
import type { SavedCharacter } from './saved.ts'
import { emptyScript, type Script } from './script.ts'

/** A character that was saved by itself, as the script of that character alone that every tool can read. */
export const scriptOfCharacter = ({ almanacDetails, ...character }: SavedCharacter): Script => ({
  ...emptyScript,
  title: character.name,
  characters: [{ kind: 'custom', ...character }],
  customData: almanacDetails ? { [almanacKey(character.id)]: almanacDetails } : {}
})

/** A custom character of a script as it is saved by itself; undefined for one that is not there, or is not custom. */
export function characterOfScript(
  { characters, customData }: Script,
  id: string
): SavedCharacter | undefined {
  const entry = characters.find(character => character.id === id)
  if (entry?.kind !== 'custom') return undefined
  const { kind: _, ...character } = entry
  const text = customData[almanacKey(id)]
  return typeof text === 'string' && text ? { ...character, almanacDetails: text } : character
}

import { almanacKey } from '../script/almanac-keys.ts'
import { emptyScript, type Script } from '../script/script.ts'
import type { SavedCharacter } from './document.ts'

/** Builds a script that contains only a saved character, so that every tool can read it. */
export const scriptFromCharacter = ({ almanacDetails, ...character }: SavedCharacter): Script => ({
  ...emptyScript,
  title: character.name,
  characters: [{ kind: 'custom', ...character }],
  customData: almanacDetails ? { [almanacKey(character.id)]: almanacDetails } : {}
})

/**
 * Returns a custom character of a script in the form in which it is saved; undefined unless the id is a custom
 * character.
 */
export function characterFromScript(
  { characters, customData }: Script,
  id: string
): SavedCharacter | undefined {
  const entry = characters.find(character => character.id === id)
  if (entry?.kind !== 'custom') return undefined
  const { kind: _, ...character } = entry
  const text = customData[almanacKey(id)]
  return typeof text === 'string' && text ? { ...character, almanacDetails: text } : character
}

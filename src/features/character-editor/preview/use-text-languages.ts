import type { CharacterFields } from '#core/character/character-fields.ts'
import { textProps } from '#views/text-language.ts'
import { useEditedCharacter } from '../editor-context.ts'

/** Returns the attributes of a text: the author's unless it is empty or the official one. */
export function useTextLanguages(fields: CharacterFields) {
  const edited = useEditedCharacter()
  return (name: 'name' | 'ability' | 'firstNightReminder' | 'otherNightReminder') => {
    const isOfficial = edited.kind === 'official' && fields[name] === edited.opened.official[name]
    return textProps(isOfficial || fields[name] === '' ? undefined : '')
  }
}

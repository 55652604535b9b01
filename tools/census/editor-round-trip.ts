import { isDeepStrictEqual } from 'node:util'
import { catalogue } from '../../src/catalogue/catalogue.ts'
import { loadTexts } from '../../src/catalogue/texts.ts'
import { checkFields, toCharacterFields } from '../../src/core/character/character-fields.ts'
import { checkOverrides, openOverrides } from '../../src/core/character/overrides.ts'
import { almanacKey } from '../../src/core/script/almanac-keys.ts'
import type { Script, ScriptCharacter } from '../../src/core/script/script.ts'
import { decodeDrafts, encodeDrafts } from '../../src/stores/drafts/draft-codec.ts'

const texts = await loadTexts('en')

/**
 * Passes every custom and known official character of a script through the editor: opens it, stores and restores its
 * draft, and applies it without a change. Returns the number of characters and the ids of those that changed.
 */
export function roundTripCharacters(script: Script): { count: number; changed: string[] } {
  const characters = script.characters.filter(
    ({ kind, id }) => kind === 'custom' || (kind === 'official' && catalogue.characters.has(id))
  )
  const changed = characters.filter(character => !isUnchanged(character, script)).map(({ id }) => id)
  return { count: characters.length, changed }
}

function isUnchanged(entry: ScriptCharacter, script: Script): boolean {
  const text = script.customData[almanacKey(entry.id)]
  const almanacDetails = typeof text === 'string' ? text : ''
  const facts = catalogue.characters.get(entry.id)
  if (entry.kind === 'custom') {
    const { kind: _, ...character } = entry
    const takenIds = script.characters.map(({ id }) => id).filter(id => id !== entry.id)
    const fields = restoreDraft(toCharacterFields(character, almanacDetails))
    const checked = checkFields(fields, { catalogue, takenIds }, { character, almanacDetails })
    return checked.ok && isDeepStrictEqual(checked.value, { character, almanacDetails })
  }
  if (entry.kind !== 'official' || !facts) return true
  const opened = openOverrides(entry, facts, texts, almanacDetails)
  const fields = restoreDraft(toCharacterFields(opened.character, almanacDetails))
  const checked = checkOverrides(fields, { catalogue }, opened)
  return checked.ok && isDeepStrictEqual(checked.value, { character: entry, almanacDetails })
}

/** Stores fields as a draft and reads them back. */
const restoreDraft = (fields: ReturnType<typeof toCharacterFields>) =>
  decodeDrafts(encodeDrafts({ draft: fields })).draft ?? fields

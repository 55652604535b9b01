import { isDeepStrictEqual } from 'node:util'
import { catalogue } from '../src/catalogue/catalogue.ts'
import { loadTexts } from '../src/catalogue/texts.ts'
import { almanacKey } from '../src/core/almanac-key.ts'
import { checkFields, fieldsOf } from '../src/core/character-fields.ts'
import { checkOwnWords, openOfficial } from '../src/core/own-words.ts'
import type { Script, ScriptCharacter } from '../src/core/script.ts'
import { draftsText, readDrafts } from '../src/stores/draft-text.ts'

const texts = await loadTexts('en')

/**
 * Opens every described character of a script in the editor, keeps it as a draft, takes the draft up again, and
 * applies it with nothing touched. Answers how many there were, and those that then were another character.
 */
export function editAll(script: Script): { count: number; changed: string[] } {
  const described = script.characters.filter(
    ({ kind, id }) => kind === 'custom' || (kind === 'official' && catalogue.characters.has(id))
  )
  const changed = described.filter(character => !isSteady(character, script)).map(({ id }) => id)
  return { count: described.length, changed }
}

function isSteady(entry: ScriptCharacter, script: Script): boolean {
  const text = script.customData[almanacKey(entry.id)]
  const almanacDetails = typeof text === 'string' ? text : ''
  const facts = catalogue.characters.get(entry.id)
  if (entry.kind === 'custom') {
    const { kind: _, ...character } = entry
    const takenIds = script.characters.map(({ id }) => id).filter(id => id !== entry.id)
    const fields = drafted(fieldsOf(character, almanacDetails))
    const checked = checkFields(fields, { catalogue, takenIds }, { character, almanacDetails })
    return checked.ok && isDeepStrictEqual(checked.value, { character, almanacDetails })
  }
  if (entry.kind !== 'official' || !facts) return true
  const opened = openOfficial(entry, facts, texts, almanacDetails)
  const fields = drafted(fieldsOf(opened.character, almanacDetails))
  const checked = checkOwnWords(fields, { catalogue }, opened)
  return checked.ok && isDeepStrictEqual(checked.value, { character: entry, almanacDetails })
}

const drafted = (fields: ReturnType<typeof fieldsOf>) =>
  readDrafts(draftsText({ draft: fields })).draft ?? fields

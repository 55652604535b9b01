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
 * Passes every custom and known official character of a script through the editor: opens it, stores and restores its
 * draft, and applies it without a change. Returns the number of characters and the ids of those that changed.
 */
export function editAll(script: Script): { count: number; changed: string[] } {
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
    const fields = restoreDraft(fieldsOf(character, almanacDetails))
    const checked = checkFields(fields, { catalogue, takenIds }, { character, almanacDetails })
    return checked.ok && isDeepStrictEqual(checked.value, { character, almanacDetails })
  }
  if (entry.kind !== 'official' || !facts) return true
  const opened = openOfficial(entry, facts, texts, almanacDetails)
  const fields = restoreDraft(fieldsOf(opened.character, almanacDetails))
  const checked = checkOwnWords(fields, { catalogue }, opened)
  return checked.ok && isDeepStrictEqual(checked.value, { character: entry, almanacDetails })
}

/** Stores fields as a draft and reads them back. */
const restoreDraft = (fields: ReturnType<typeof fieldsOf>) =>
  readDrafts(draftsText({ draft: fields })).draft ?? fields

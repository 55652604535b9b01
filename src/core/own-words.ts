import type { CatalogueTexts, OfficialCharacter } from './catalogue.ts'
import type { Character } from './character.ts'
import {
  type CharacterFields,
  checkFields,
  emptyFields,
  type FieldIssue,
  fieldNames,
  fieldsOf
} from './character-fields.ts'
import type { CharacterRules } from './character-rules.ts'
import { isEqual } from './equal.ts'
import { wholeCharacter } from './reading/whole.ts'
import { type CharacterChanges, changesSchema, type ScriptCharacter } from './script.ts'

export type OfficialOnScript = Extract<ScriptCharacter, { kind: 'official' }>

/** An official character of a script, as the editor of its own words needs it. */
export interface OpenedOfficial {
  entry: OfficialOnScript
  /** The official words and facts in the page's language. */
  official: CharacterFields
  /** The same with the script's changes. */
  character: Character
  almanacDetails: string
}

/** Opens an official character of a script to give it words of the script's own. */
export function openOfficial(
  entry: OfficialOnScript,
  facts: OfficialCharacter,
  texts: CatalogueTexts,
  almanacDetails: string
): OpenedOfficial {
  return {
    entry,
    official: fieldsOf(wholeCharacter(facts, undefined, texts), ''),
    character: wholeCharacter(facts, entry.changes, texts),
    almanacDetails
  }
}

export type CheckedOwnWords =
  | { ok: true; value: { character: OfficialOnScript; almanacDetails: string } }
  | { ok: false; issues: FieldIssue[] }

/**
 * Checks what the editor holds of an official character and makes changes of it: only what differs from the official
 * words. A change that nobody touched stays, also where it happens to say what is official in this language.
 */
export function checkOwnWords(
  fields: CharacterFields,
  rules: Pick<CharacterRules, 'catalogue'>,
  opened: OpenedOfficial
): CheckedOwnWords {
  const { entry, official, almanacDetails } = opened
  const checked = checkFields(fields, { ...rules, takenIds: [], officialIdAllowed: true }, opened)
  if (!checked.ok) return checked
  const was = fieldsOf(opened.character, almanacDetails)
  const saved: CharacterFields = { ...emptyFields, ...fieldsOf(checked.value.character, '') }
  const before = new Map<string, unknown>(Object.entries(entry.changes ?? {}))
  const changed = fieldNames.flatMap((name): [string, unknown][] => {
    if (name === 'id' || name === 'almanacDetails') return []
    if (isEqual(fields[name], was[name])) return before.has(name) ? [[name, before.get(name)]] : []
    return isEqual(saved[name], official[name]) ? [] : [[name, saved[name]]]
  })
  const character = withChanges(entry, changesSchema.parse(Object.fromEntries(changed)))
  return { ok: true, value: { character, almanacDetails: checked.value.almanacDetails } }
}

/** Fields in which the editor's words are not the official ones. */
export const changedFields = (fields: CharacterFields, official: CharacterFields) =>
  fieldNames.filter(name => name !== 'almanacDetails' && !isEqual(fields[name], official[name]))

/** An official character with other changes; none at all when they are empty. */
export function withChanges(entry: OfficialOnScript, changes: CharacterChanges): OfficialOnScript {
  const { changes: _, ...rest } = entry
  const isEmpty = Object.values(changes).every(value => value === undefined)
  return isEmpty ? rest : { ...rest, changes }
}

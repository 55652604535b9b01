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

/** An official character of a script as the overrides editor needs it. */
export interface OpenedOfficial {
  entry: OfficialOnScript
  /** The official texts and facts in the page's language. */
  official: CharacterFields
  /** The official character with the script's overrides applied. */
  character: Character
  almanacDetails: string
}

/** Prepares an official character of a script for the overrides editor. */
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
 * Validates the editor's form values of an official character and converts them to overrides: only values that differ
 * from the official ones. Untouched overrides stay, even where they equal the official text in this language.
 */
export function checkOwnWords(
  fields: CharacterFields,
  rules: Pick<CharacterRules, 'catalogue'>,
  opened: OpenedOfficial
): CheckedOwnWords {
  const { entry, official, almanacDetails } = opened
  const checked = checkFields(fields, { ...rules, takenIds: [], officialIdAllowed: true }, opened)
  if (!checked.ok) return checked
  const initial = fieldsOf(opened.character, almanacDetails)
  const saved: CharacterFields = { ...emptyFields, ...fieldsOf(checked.value.character, '') }
  const previous = new Map<string, unknown>(Object.entries(entry.changes ?? {}))
  const overrides = fieldNames.flatMap((name): [string, unknown][] => {
    if (name === 'id' || name === 'almanacDetails') return []
    if (isEqual(fields[name], initial[name])) return previous.has(name) ? [[name, previous.get(name)]] : []
    return isEqual(saved[name], official[name]) ? [] : [[name, saved[name]]]
  })
  const character = withChanges(entry, changesSchema.parse(Object.fromEntries(overrides)))
  return { ok: true, value: { character, almanacDetails: checked.value.almanacDetails } }
}

/** Returns the names of the fields that differ from the official values. */
export const changedFields = (fields: CharacterFields, official: CharacterFields) =>
  fieldNames.filter(name => name !== 'almanacDetails' && !isEqual(fields[name], official[name]))

/** Replaces the overrides of an official character; the key is absent when there are none. */
export function withChanges(entry: OfficialOnScript, overrides: CharacterChanges): OfficialOnScript {
  const { changes: _, ...rest } = entry
  const isEmpty = Object.values(overrides).every(value => value === undefined)
  return isEmpty ? rest : { ...rest, changes: overrides }
}

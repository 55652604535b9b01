import type { CatalogueTexts, OfficialCharacter } from '../catalogue/catalogue.ts'
import { isEqual } from '../equal.ts'
import type { CharacterOverrides, ScriptCharacter } from '../script/script.ts'
import { overridesSchema } from '../script/script-schema.ts'
import type { Character } from './character.ts'
import {
  type CharacterFields,
  checkFields,
  emptyFields,
  type FieldIssue,
  fieldNames,
  toCharacterFields
} from './character-fields.ts'
import type { CharacterRuleContext } from './character-rules.ts'
import { buildWholeCharacter } from './whole-character.ts'

export type OfficialScriptCharacter = Extract<ScriptCharacter, { kind: 'official' }>

/** An official character of a script as the overrides editor needs it. */
export interface OpenedOverrides {
  entry: OfficialScriptCharacter
  /** The official texts and facts in the page's language. */
  official: CharacterFields
  /** The official character with the script's overrides applied. */
  character: Character
  almanacDetails: string
}

/** Prepares an official character of a script for the overrides editor. */
export function openOverrides(
  entry: OfficialScriptCharacter,
  facts: OfficialCharacter,
  texts: CatalogueTexts,
  almanacDetails: string
): OpenedOverrides {
  return {
    entry,
    official: toCharacterFields(buildWholeCharacter(facts, undefined, texts), ''),
    character: buildWholeCharacter(facts, entry.changes, texts),
    almanacDetails
  }
}

export type CheckedOverrides =
  | { ok: true; value: { character: OfficialScriptCharacter; almanacDetails: string } }
  | { ok: false; issues: FieldIssue[] }

/**
 * Validates the editor's form values of an official character and converts them to overrides: only values that differ
 * from the official ones. Untouched overrides stay, even where they equal the official text in this language.
 */
export function checkOverrides(
  fields: CharacterFields,
  rules: Pick<CharacterRuleContext, 'catalogue'>,
  opened: OpenedOverrides
): CheckedOverrides {
  const { entry, official, almanacDetails } = opened
  const checked = checkFields(fields, { ...rules, takenIds: [], officialIdAllowed: true }, opened)
  if (!checked.ok) return checked
  const initial = toCharacterFields(opened.character, almanacDetails)
  const saved: CharacterFields = { ...emptyFields, ...toCharacterFields(checked.value.character, '') }
  const previous = new Map<string, unknown>(Object.entries(entry.changes ?? {}))
  const overrides = fieldNames.flatMap((name): [string, unknown][] => {
    if (name === 'id' || name === 'almanacDetails') return []
    if (isEqual(fields[name], initial[name])) return previous.has(name) ? [[name, previous.get(name)]] : []
    return isEqual(saved[name], official[name]) ? [] : [[name, saved[name]]]
  })
  const character = withOverrides(entry, overridesSchema.parse(Object.fromEntries(overrides)))
  return { ok: true, value: { character, almanacDetails: checked.value.almanacDetails } }
}

/** Returns the names of the fields that differ from the official values. */
export const overriddenFields = (fields: CharacterFields, official: CharacterFields) =>
  fieldNames.filter(name => name !== 'almanacDetails' && !isEqual(fields[name], official[name]))

/** Replaces the overrides of an official character; the key is absent when there are none. */
export function withOverrides(
  entry: OfficialScriptCharacter,
  overrides: CharacterOverrides
): OfficialScriptCharacter {
  const { changes: _, ...rest } = entry
  const isEmpty = Object.values(overrides).every(value => value === undefined)
  return isEmpty ? rest : { ...rest, changes: overrides }
}

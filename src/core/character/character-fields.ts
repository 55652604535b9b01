import { canonicalJson } from '../canonical-json.ts'
import { isEqual } from '../equal.ts'
import { isRuleCode, type RuleCode } from '../validation/rule-codes.ts'
import { type Character, characterSchema, type Jinx, type Special } from './character.ts'
import {
  type CharacterEntry,
  type CharacterRuleContext,
  characterRules,
  findMissingFields,
  toCharacterEntry
} from './character-rules.ts'
import type { Team } from './team.ts'

/** The character editor's form values. Every field is present; absent values are empty; texts are as typed. */
export interface CharacterFields {
  id: string
  name: string
  team: Team
  ability: string
  image: string[]
  edition: string
  flavor: string
  /** NaN while the input holds no number. */
  firstNight: number
  firstNightReminder: string
  otherNight: number
  otherNightReminder: string
  reminders: string[]
  remindersGlobal: string[]
  setup: boolean
  jinxes: Jinx[]
  special: Special[]
  almanacDetails: string
}

export type FieldName = keyof CharacterFields

export const emptyFields: CharacterFields = {
  id: '',
  name: '',
  team: 'townsfolk',
  ability: '',
  image: [],
  edition: '',
  flavor: '',
  firstNight: 0,
  firstNightReminder: '',
  otherNight: 0,
  otherNightReminder: '',
  reminders: [],
  remindersGlobal: [],
  setup: false,
  jinxes: [],
  special: [],
  almanacDetails: ''
}

const isFieldName = (key: PropertyKey | undefined): key is FieldName =>
  typeof key === 'string' && Object.hasOwn(emptyFields, key)

export const fieldNames = Object.keys(emptyFields).filter(isFieldName)

/** Converts a character to the editor's form values. */
export function toCharacterFields(
  { extra: _, ...character }: Character,
  almanacDetails: string
): CharacterFields {
  const given = Object.fromEntries(Object.entries(character).filter(([, value]) => value !== undefined))
  return { ...emptyFields, ...given, almanacDetails }
}

/** A validation issue of one field; `path` begins with the field's name. */
export interface FieldIssue {
  path: readonly PropertyKey[]
  code: RuleCode
  /** The exceeded limit, for codes that have one; else 0. */
  maximum: number
}

export type CheckedFields = { ok: true; value: CharacterEntry } | { ok: false; issues: FieldIssue[] }

/**
 * Validates the editor's form values with `characterRules` and builds the character.
 *
 * @param opened The edited character; absent for a new one. Untouched values raise no issues, even where a file brought
 *   values that break the rules, and are saved unchanged.
 */
export function checkFields(
  fields: CharacterFields,
  rules: CharacterRuleContext,
  opened?: { character: Character; almanacDetails: string }
): CheckedFields {
  const initial = opened && toCharacterFields(opened.character, opened.almanacDetails)
  const issues = issuesOf(fields, rules)
  const raised = initial ? issuesFromEdits(issues, fields, initial, rules) : issues
  if (raised.length > 0) return { ok: false, issues: raised }
  const entry = toCharacterEntry(trimmed(fields))
  return {
    ok: true,
    value: opened && initial ? withUntouched(entry, fields, initial, opened.character) : entry
  }
}

function issuesOf(fields: CharacterFields, rules: CharacterRuleContext): FieldIssue[] {
  const checked = characterRules(rules).safeParse(fields)
  if (checked.success) return []
  const issues = checked.error.issues.map(readIssue)
  // zod runs rules across fields only when every single field is valid. Run them in any case.
  const missing = findMissingFields(fields)
    .map(([path, code]) => ({ path, code, maximum: 0 }))
    .filter(part => !issues.some(issue => isEqual(issue, part)))
  return [...issues, ...missing]
}

/** Keeps the issues that the user's edits caused, and drops those that the opened character already had. */
function issuesFromEdits(
  issues: readonly FieldIssue[],
  fields: CharacterFields,
  initial: CharacterFields,
  rules: CharacterRuleContext
): FieldIssue[] {
  const fromEdits = issues.filter(issue => !isInherited(issue, fields, initial))
  // zod doesn't check the items of a list that is too long. Check the new items separately.
  const unchecked = issues
    .filter(issue => issue.code === 'list_too_long' && !fromEdits.includes(issue))
    .flatMap(({ path: [field] }) => (isFieldName(field) ? newItemIssues(field, fields, initial, rules) : []))
  return [...fromEdits, ...unchecked]
}

function newItemIssues(
  field: FieldName,
  fields: CharacterFields,
  initial: CharacterFields,
  rules: CharacterRuleContext
): FieldIssue[] {
  const [now, before]: unknown[] = [fields[field], initial[field]]
  if (!Array.isArray(now) || !Array.isArray(before)) return []
  const known = new Set(before.map(canonicalJson))
  const indexes = [...now.keys()].filter(index => !known.has(canonicalJson(now[index])))
  const items = indexes.map(index => now[index])
  return issuesOf({ ...fields, [field]: items }, rules).flatMap(
    ({ path: [name, index, ...rest], ...issue }) =>
      name === field && typeof index === 'number' && !(issue.code in jointFields)
        ? [{ ...issue, path: [field, indexes[index] ?? index, ...rest] }]
        : []
  )
}

function readIssue(issue: { path: PropertyKey[]; message: string; maximum?: unknown }): FieldIssue {
  return {
    path: issue.path,
    code: isRuleCode(issue.message) ? issue.message : 'value_invalid',
    maximum: Number(issue.maximum ?? 0)
  }
}

/** The fields of the rules that compare several fields. Every other rule checks one field. */
const jointFields: Partial<Record<RuleCode, readonly FieldName[]>> = {
  first_night_reminder_missing: ['firstNight', 'firstNightReminder'],
  other_night_reminder_missing: ['otherNight', 'otherNightReminder'],
  image_first_missing: ['image'],
  image_second_missing: ['image']
}

/** Whether the opened character already had this issue. */
function isInherited({ path, code }: FieldIssue, fields: CharacterFields, initial: CharacterFields): boolean {
  const [field, index] = path
  if (!isFieldName(field)) return false
  const joint = jointFields[code]
  if ((joint ?? [field]).every(name => isEqual(fields[name], initial[name]))) return true
  const [now, before]: unknown[] = [fields[field], initial[field]]
  if (joint || !Array.isArray(now) || !Array.isArray(before)) return false
  if (typeof index !== 'number') return now.length <= before.length
  return before.some(item => isEqual(item, now[index]))
}

/** Trims like the rules do. Inherited values that break the rules never pass through their transform. */
const trimmed = (fields: CharacterFields): CharacterFields => ({
  ...fields,
  id: fields.id.trim(),
  name: fields.name.trim(),
  ability: fields.ability.trim(),
  edition: fields.edition.trim(),
  image: trimmedAll(fields.image),
  reminders: trimmedAll(fields.reminders),
  remindersGlobal: trimmedAll(fields.remindersGlobal),
  jinxes: fields.jinxes.map(jinx => ({ ...jinx, id: jinx.id.trim(), reason: jinx.reason.trim() }))
})

const trimmedAll = (texts: readonly string[]) => texts.map(text => text.trim())

/** Takes untouched fields and unknown keys from the opened character. */
function withUntouched(
  { character, almanacDetails }: CharacterEntry,
  fields: CharacterFields,
  initial: CharacterFields,
  opened: Character
): CharacterEntry {
  const isTouched = (key: string) => isFieldName(key) && !isEqual(fields[key], initial[key])
  const touched = Object.entries(character).filter(([key]) => isTouched(key))
  const untouched = Object.entries(opened).filter(([key]) => !isTouched(key))
  return { character: characterSchema.parse(Object.fromEntries([...untouched, ...touched])), almanacDetails }
}

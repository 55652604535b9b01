import { type Character, characterSchema, type Jinx, type Special } from './character.ts'
import {
  type CharacterEntry,
  type CharacterRules,
  characterRules,
  entryOf,
  missingParts
} from './character-rules.ts'
import { isEqual } from './equal.ts'
import { isRuleCode, type RuleCode } from './rule-codes.ts'
import type { Team } from './team.ts'

/** What the editor holds of a character: every field, what says none empty, texts as they were typed. */
export interface CharacterFields {
  id: string
  name: string
  team: Team
  ability: string
  image: string[]
  edition: string
  flavor: string
  /** Not a number while the field holds none. */
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

/** A character as the editor shows it. */
export function fieldsOf({ extra: _, ...character }: Character, almanacDetails: string): CharacterFields {
  const given = Object.fromEntries(Object.entries(character).filter(([, value]) => value !== undefined))
  return { ...emptyFields, ...given, almanacDetails }
}

/** What one field is refused for; `path` begins with the field's name. */
export interface FieldIssue {
  path: readonly PropertyKey[]
  code: RuleCode
  /** The limit that was passed, for codes that name one. */
  maximum: number
}

export type CheckedFields = { ok: true; value: CharacterEntry } | { ok: false; issues: FieldIssue[] }

/**
 * Checks what the editor holds by `characterRules`, and makes the character of it.
 *
 * @param opened The character that is edited; absent for a new one. What it brings and nobody has touched is no
 *   reason to refuse, whatever a file brought, and is saved as it was, to the letter.
 */
export function checkFields(
  fields: CharacterFields,
  rules: CharacterRules,
  opened?: { character: Character; almanacDetails: string }
): CheckedFields {
  const was = opened && fieldsOf(opened.character, opened.almanacDetails)
  const issues = issuesOf(fields, rules)
  const own = was ? issuesByHand(issues, fields, was, rules) : issues
  if (own.length > 0) return { ok: false, issues: own }
  const entry = entryOf(trimmed(fields))
  return { ok: true, value: opened && was ? withUntouched(entry, fields, was, opened.character) : entry }
}

function issuesOf(fields: CharacterFields, rules: CharacterRules): FieldIssue[] {
  const checked = characterRules(rules).safeParse(fields)
  if (checked.success) return []
  const issues = checked.error.issues.map(readIssue)
  // The schema looks at fields together only where each of them has the right kind of value.
  const missing = missingParts(fields)
    .map(([path, code]) => ({ path, code, maximum: 0 }))
    .filter(part => !issues.some(issue => isEqual(issue, part)))
  return [...issues, ...missing]
}

/** Of the issues of an opened character, those that somebody's touch made. */
function issuesByHand(
  issues: readonly FieldIssue[],
  fields: CharacterFields,
  was: CharacterFields,
  rules: CharacterRules
): FieldIssue[] {
  const own = issues.filter(issue => !cameAlong(issue, fields, was))
  // Items of a list that is too long are not looked at: those that are new are checked by themselves.
  const unseen = issues
    .filter(issue => issue.code === 'list_too_long' && !own.includes(issue))
    .flatMap(({ path: [field] }) => (isFieldName(field) ? newItemIssues(field, fields, was, rules) : []))
  return [...own, ...unseen]
}

function newItemIssues(
  field: FieldName,
  fields: CharacterFields,
  was: CharacterFields,
  rules: CharacterRules
): FieldIssue[] {
  const [now, before]: unknown[] = [fields[field], was[field]]
  if (!Array.isArray(now) || !Array.isArray(before)) return []
  const places = [...now.keys()].filter(index => !before.some(item => isEqual(item, now[index])))
  const items = places.map(index => now[index])
  return issuesOf({ ...fields, [field]: items }, rules).flatMap(
    ({ path: [name, place, ...rest], ...issue }) =>
      name === field && typeof place === 'number' && !(issue.code in together)
        ? [{ ...issue, path: [field, places[place] ?? place, ...rest] }]
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

/** Fields that a rule looks at together; every other rule looks at one. */
const together: Partial<Record<RuleCode, readonly FieldName[]>> = {
  first_night_reminder_missing: ['firstNight', 'firstNightReminder'],
  other_night_reminder_missing: ['otherNight', 'otherNightReminder'],
  image_first_missing: ['image'],
  image_second_missing: ['image']
}

/** Whether the character already was as it is refused for, and no touch made it so. */
function cameAlong({ path, code }: FieldIssue, fields: CharacterFields, was: CharacterFields): boolean {
  const [field, index] = path
  if (!isFieldName(field)) return false
  const looksAt = together[code]
  if ((looksAt ?? [field]).every(name => isEqual(fields[name], was[name]))) return true
  const [now, before]: unknown[] = [fields[field], was[field]]
  if (looksAt || !Array.isArray(now) || !Array.isArray(before)) return false
  if (typeof index !== 'number') return now.length <= before.length
  return before.some(item => isEqual(item, now[index]))
}

/** The same trims as the rules', for what they let pass only because it came along. */
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

/** Fields that nobody touched are those of the character that was opened, and so is what we do not know of it. */
function withUntouched(
  { character, almanacDetails }: CharacterEntry,
  fields: CharacterFields,
  was: CharacterFields,
  opened: Character
): CharacterEntry {
  const isTouched = (key: string) => isFieldName(key) && !isEqual(fields[key], was[key])
  const touched = Object.entries(character).filter(([key]) => isTouched(key))
  const kept = Object.entries(opened).filter(([key]) => !isTouched(key))
  return { character: characterSchema.parse(Object.fromEntries([...kept, ...touched])), almanacDetails }
}

import { catalogue } from '#catalogue/catalogue.ts'
import { almanacKey } from '#core/almanac-key.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import {
  type CharacterFields,
  checkFields,
  emptyFields,
  type FieldIssue,
  fieldsOf
} from '#core/character-fields.ts'
import { checkOwnWords, type OfficialOnScript, type OpenedOfficial, openOfficial } from '#core/own-words.ts'
import type { SavedCharacter } from '#core/saved.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { newCharacterDraft } from '#stores/character-drafts.ts'

type Custom = Extract<ScriptCharacter, { kind: 'custom' }>

/** What the editor edits, and what its form begins with. */
export type Subject = { start: CharacterFields } & (
  | { kind: 'new' }
  | { kind: 'custom'; entry: Custom; almanacDetails: string }
  | { kind: 'official'; opened: OpenedOfficial }
)

export const newSubject: Subject = { kind: 'new', start: emptyFields }

/** The character of the script with an id; undefined where there is none that can be described. */
export function subjectOf(id: string, script: Script, texts: CatalogueTexts): Subject | undefined {
  const entry = script.characters.find(character => character.id === id)
  const text = script.customData[almanacKey(id)]
  const almanacDetails = typeof text === 'string' ? text : ''
  if (entry?.kind === 'custom') {
    return { kind: 'custom', entry, almanacDetails, start: fieldsOf(characterOf(entry), almanacDetails) }
  }
  const facts = entry && catalogue.characters.get(entry.id)
  if (!entry || !facts) return undefined
  const opened = openOfficial(officialOf(entry), facts, texts, almanacDetails)
  return { kind: 'official', opened, start: fieldsOf(opened.character, almanacDetails) }
}

/** An id that was unknown when its file was read is official as soon as the catalogue knows it. */
const officialOf = (entry: Exclude<ScriptCharacter, Custom>): OfficialOnScript =>
  entry.kind === 'official' ? entry : { ...entry, kind: 'official' }

const characterOf = ({ kind: _, ...character }: Custom) => character

/** A character that is saved by itself, with its almanac text. */
export function savedSubject({ almanacDetails = '', ...character }: SavedCharacter): Subject {
  const entry = { kind: 'custom' as const, ...character }
  return { kind: 'custom', entry, almanacDetails, start: fieldsOf(character, almanacDetails) }
}

/** The id that the subject has on the script; undefined while it is not on it. */
export function idOf(subject: Subject): string | undefined {
  if (subject.kind === 'new') return undefined
  return subject.kind === 'custom' ? subject.entry.id : subject.opened.entry.id
}

export const draftIdOf = (subject: Subject) => idOf(subject) ?? newCharacterDraft

type Checked =
  | { ok: true; value: { character: ScriptCharacter; almanacDetails: string } }
  | { ok: false; issues: FieldIssue[] }

/** What the form would save, or what is wrong with it. */
export function checkSubject(subject: Subject, fields: CharacterFields, script: Script): Checked {
  if (subject.kind === 'official') return checkOwnWords(fields, { catalogue }, subject.opened)
  const own = idOf(subject)
  const takenIds = script.characters.map(({ id }) => id).filter(id => id !== own)
  const opened = subject.kind === 'custom' && {
    character: characterOf(subject.entry),
    almanacDetails: subject.almanacDetails
  }
  const checked = checkFields(fields, { catalogue, takenIds }, opened || undefined)
  if (!checked.ok) return checked
  const { character, almanacDetails } = checked.value
  return { ok: true, value: { character: { kind: 'custom', ...character }, almanacDetails } }
}

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

/** The character being edited, with the initial values of its form. */
export type Subject = { initialFields: CharacterFields } & (
  | { kind: 'new' }
  | { kind: 'custom'; entry: Custom; almanacDetails: string }
  | { kind: 'official'; opened: OpenedOfficial }
)

export const newSubject: Subject = { kind: 'new', initialFields: emptyFields }

/** The script character with an id. Undefined when it is not on the script, or is neither custom nor in the catalogue. */
export function subjectOf(id: string, script: Script, texts: CatalogueTexts): Subject | undefined {
  const entry = script.characters.find(character => character.id === id)
  const text = script.customData[almanacKey(id)]
  const almanacDetails = typeof text === 'string' ? text : ''
  if (entry?.kind === 'custom') {
    return {
      kind: 'custom',
      entry,
      almanacDetails,
      initialFields: fieldsOf(withoutKind(entry), almanacDetails)
    }
  }
  const facts = entry && catalogue.characters.get(entry.id)
  if (!entry || !facts) return undefined
  const opened = openOfficial(asOfficial(entry), facts, texts, almanacDetails)
  return { kind: 'official', opened, initialFields: fieldsOf(opened.character, almanacDetails) }
}

/** Treats an entry of unknown kind as official: the catalogue got to know its id after the file was read. */
const asOfficial = (entry: Exclude<ScriptCharacter, Custom>): OfficialOnScript =>
  entry.kind === 'official' ? entry : { ...entry, kind: 'official' }

const withoutKind = ({ kind: _, ...character }: Custom) => character

/** A character from the account. */
export function savedSubject({ almanacDetails = '', ...character }: SavedCharacter): Subject {
  const entry = { kind: 'custom' as const, ...character }
  return { kind: 'custom', entry, almanacDetails, initialFields: fieldsOf(character, almanacDetails) }
}

/** Its id on the script; undefined for a new character. */
export function idOf(edited: Subject): string | undefined {
  if (edited.kind === 'new') return undefined
  return edited.kind === 'custom' ? edited.entry.id : edited.opened.entry.id
}

export const draftIdOf = (edited: Subject) => idOf(edited) ?? newCharacterDraft

type Validation =
  | { ok: true; value: { character: ScriptCharacter; almanacDetails: string } }
  | { ok: false; issues: FieldIssue[] }

/** Validates the form: the character to save, or the issues. */
export function checkSubject(edited: Subject, fields: CharacterFields, script: Script): Validation {
  if (edited.kind === 'official') return checkOwnWords(fields, { catalogue }, edited.opened)
  const ownId = idOf(edited)
  const takenIds = script.characters.map(({ id }) => id).filter(id => id !== ownId)
  const opened = edited.kind === 'custom' && {
    character: withoutKind(edited.entry),
    almanacDetails: edited.almanacDetails
  }
  const checked = checkFields(fields, { catalogue, takenIds }, opened || undefined)
  if (!checked.ok) return checked
  const { character, almanacDetails } = checked.value
  return { ok: true, value: { character: { kind: 'custom', ...character }, almanacDetails } }
}

import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import {
  type CharacterFields,
  checkFields,
  emptyFields,
  type FieldIssue,
  toCharacterFields
} from '#core/character/character-fields.ts'
import {
  checkOverrides,
  type OfficialScriptCharacter,
  type OpenedOverrides,
  openOverrides
} from '#core/character/overrides.ts'
import type { SavedCharacter } from '#core/saving/document.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { newCharacterDraftId } from '#stores/drafts/character-drafts.ts'

type Custom = Extract<ScriptCharacter, { kind: 'custom' }>

/** The character being edited, with the initial values of its form. */
export type EditedCharacter = { initialFields: CharacterFields } & (
  | { kind: 'new' }
  | { kind: 'custom'; entry: Custom; almanacDetails: string }
  | { kind: 'official'; opened: OpenedOverrides }
)

export const newCharacter: EditedCharacter = { kind: 'new', initialFields: emptyFields }

/** The script character with an id. Undefined when it is not on the script, or is neither custom nor in the catalogue. */
export function openScriptCharacter(
  id: string,
  script: Script,
  texts: CatalogueTexts
): EditedCharacter | undefined {
  const entry = script.characters.find(character => character.id === id)
  const text = script.customData[almanacKey(id)]
  const almanacDetails = typeof text === 'string' ? text : ''
  if (entry?.kind === 'custom') {
    return {
      kind: 'custom',
      entry,
      almanacDetails,
      initialFields: toCharacterFields(withoutKind(entry), almanacDetails)
    }
  }
  const facts = entry && catalogue.characters.get(entry.id)
  if (!entry || !facts) return undefined
  const opened = openOverrides(asOfficial(entry), facts, texts, almanacDetails)
  return { kind: 'official', opened, initialFields: toCharacterFields(opened.character, almanacDetails) }
}

/** Treats an entry of unknown kind as official: the catalogue got to know its id after the file was read. */
const asOfficial = (entry: Exclude<ScriptCharacter, Custom>): OfficialScriptCharacter =>
  entry.kind === 'official' ? entry : { ...entry, kind: 'official' }

const withoutKind = ({ kind: _, ...character }: Custom) => character

/** A character from the account. */
export function openSavedCharacter({ almanacDetails = '', ...character }: SavedCharacter): EditedCharacter {
  const entry = { kind: 'custom' as const, ...character }
  return {
    kind: 'custom',
    entry,
    almanacDetails,
    initialFields: toCharacterFields(character, almanacDetails)
  }
}

/** Its id on the script; undefined for a new character. */
export function characterIdOf(edited: EditedCharacter): string | undefined {
  if (edited.kind === 'new') return undefined
  return edited.kind === 'custom' ? edited.entry.id : edited.opened.entry.id
}

export const draftIdOf = (edited: EditedCharacter) => characterIdOf(edited) ?? newCharacterDraftId

type Validation =
  | { ok: true; value: { character: ScriptCharacter; almanacDetails: string } }
  | { ok: false; issues: FieldIssue[] }

/** Validates the form: the character to save, or the issues. */
export function validateCharacter(
  edited: EditedCharacter,
  fields: CharacterFields,
  script: Script
): Validation {
  if (edited.kind === 'official') return checkOverrides(fields, { catalogue }, edited.opened)
  const ownId = characterIdOf(edited)
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

import { equalTo } from '../canonical-json.ts'
import type { ScriptCharacter } from '../script/script.ts'
import { characterFieldTable } from './character-field-table.ts'
import { findField } from './field-readers.ts'
import { isEmpty } from './json-value.ts'
import { KeptValues } from './kept-values.ts'

/**
 * A character with everything that the entries of a file say about it. Adding an entry takes time in the size of that
 * entry, however many there are.
 */
export class MergedCharacter {
  #character: ScriptCharacter
  #kept: KeptValues
  /** A check for each field that an entry gave; filled when there is a second entry. */
  #checks: Map<string, (value: unknown) => boolean> | undefined

  constructor(character: ScriptCharacter) {
    this.#character = character
    this.#kept = new KeptValues(character.extra)
  }

  get id() {
    return this.#character.id
  }

  get kind() {
    return this.#character.kind
  }

  /** The custom character's name; '' for others. */
  get name() {
    return this.#character.kind === 'custom' ? this.#character.name : ''
  }

  build(): ScriptCharacter {
    const { extra: _, ...character } = this.#character
    const extra = this.#kept.values
    return Object.keys(extra).length > 0 ? { ...character, extra } : character
  }

  /** Adds another entry. Returns false, and changes nothing, if a field has different values in both. */
  add(other: ScriptCharacter): boolean {
    this.#checks ??= new Map(givenFields(this.#character).map(([key, value]) => [key, equalTo(value)]))
    const checks = this.#checks
    const given = givenFields(other)
    if (given.some(([key, value]) => checks.get(key)?.(value) === false)) return false
    const added = given.filter(([key]) => !checks.has(key))
    for (const [key, value] of added) checks.set(key, equalTo(value))
    if (this.#character.kind === 'unknown' && other.kind !== 'unknown') this.#describe(other)
    else {
      this.#character = withFields(this.#character, Object.fromEntries(added))
      this.#addExtra(other.extra)
    }
    return true
  }

  /** Replaces the id. The one in the file is kept. */
  rename(id: string, fileId: string) {
    this.#character = { ...this.#character, id }
    this.#kept.addAside('id', fileId)
  }

  /** Replaces an entry that has only an id. */
  #describe(other: ScriptCharacter) {
    const extra = this.#kept.values
    this.#character = { ...other, id: this.#character.id }
    this.#kept = new KeptValues(other.extra)
    this.#addExtra(extra)
  }

  /** A key that is a field in any spelling is unknown data only of an undescribed entry. */
  #addExtra(extra: ScriptCharacter['extra'] = {}) {
    for (const [key, value] of Object.entries(extra)) {
      const isField = this.#character.kind !== 'unknown' && findField(key, characterFieldTable) !== undefined
      if (isField) this.#kept.addAside(key, value)
      else this.#kept.add(key, value)
    }
  }
}

/** Lists the fields that an entry gives. In a whole character, zero, false and empty values say nothing. */
function givenFields(character: ScriptCharacter) {
  if (character.kind === 'unknown') return []
  if (character.kind === 'official')
    return Object.entries(character.changes ?? {}).filter(([, value]) => value !== undefined)
  const { kind: _, id: __, extra: ___, ...fields } = character
  return Object.entries(fields).filter(([, value]) => !isEmpty(value) && value !== 0 && value !== false)
}

function withFields(character: ScriptCharacter, added: object): ScriptCharacter {
  if (Object.keys(added).length === 0 || character.kind === 'unknown') return character
  return character.kind === 'custom'
    ? { ...character, ...added }
    : { ...character, changes: { ...character.changes, ...added } }
}

import { isEqual } from '../equal.ts'
import { plainId } from '../id.ts'
import { type Note, type Place, type RepairCode, short } from './repair.ts'
import { isEmpty, type RawRecord } from './tidy.ts'

/** What a reader answers when a value makes no sense to it; the value is then kept under another key. */
export const unreadable = Symbol('unreadable')

/** Writes down what happened to the field that is being read. */
export type FieldNote = (code: RepairCode, before?: unknown, after?: unknown) => void

/** Reads one field. Undefined means that there is nothing to keep. Never called with an empty value. */
export type Reader<Value> = (value: unknown, note: FieldNote) => Value | undefined | typeof unreadable

export type Readers<Fields> = { readonly [Key in keyof Fields]-?: Reader<NonNullable<Fields[Key]>> }

/** The fields of one kind of entry: how each is read, and other names that people give them (as plain ids). */
export interface FieldTable<Fields> {
  readonly readers: Readers<Fields>
  readonly aliases: Readonly<Record<string, keyof Fields & string>>
}

export interface FieldsRead<Fields> {
  fields: Partial<Fields>
  /** All that the table does not know or could not read. */
  extra: Record<string, unknown>
}

/** Reads the known fields of an entry of the file; everything else is kept as `extra`. */
export function readFields<Fields>(
  raw: RawRecord,
  table: FieldTable<Fields>,
  note: Note,
  place: Place
): FieldsRead<Fields> {
  const { known, extra } = splitKeys(raw, table, note, place)
  const fields: Record<string, unknown> = {}
  for (const [key, value] of known) {
    if (isEmpty(value)) continue
    const fieldNote: FieldNote = (code, before, after) => note(code, { ...place, field: key }, before, after)
    const read = table.readers[key](value, fieldNote)
    if (read === unreadable) fieldNote('value_kept', value, keepAside(extra, key, value))
    else if (read !== undefined) fields[key] = read
  }
  // Each value came from the reader of its own key, which the loop cannot express.
  return { fields: fields as Partial<Fields>, extra }
}

/** Sorts the keys of an entry into fields of the table, misspelt ones included, and the rest. */
function splitKeys<Fields>(raw: RawRecord, table: FieldTable<Fields>, note: Note, place: Place) {
  const names = new Map<string, keyof Fields & string>()
  for (const key in table.readers) names.set(plainId(key), key)
  const known = new Map<keyof Fields & string, unknown>()
  const extra: Record<string, unknown> = {}
  for (const key in table.readers) if (Object.hasOwn(raw, key) && !isEmpty(raw[key])) known.set(key, raw[key])
  for (const [key, value] of Object.entries(raw)) {
    if (Object.hasOwn(table.readers, key)) continue
    const plain = plainId(key)
    const alias = Object.hasOwn(table.aliases, plain) ? table.aliases[plain] : undefined
    const name = names.get(plain) ?? alias
    if (name === undefined) extra[key] = value
    else if (isEmpty(value) || isEqual(known.get(name), value)) note('key_renamed', place, key, name)
    else if (known.has(name))
      note('value_kept', { ...place, field: key }, value, keepAside(extra, key, value))
    else {
      known.set(name, value)
      note('key_renamed', place, key, name)
    }
  }
  return { known, extra }
}

/** Puts a value under a key of its own that no field has, and answers that key. */
export function keepAside(extra: Record<string, unknown>, key: string, value: unknown): string {
  const base = `original${key.charAt(0).toUpperCase()}${key.slice(1)}`
  let free = base
  for (let count = 2; Object.hasOwn(extra, free) && !isEqual(extra[free], value); count += 1)
    free = `${base}${count}`
  extra[free] = value
  return free
}

/** Adds an unknown key; where it is there already with another value, both are kept. */
export function addExtra(extra: Record<string, unknown>, key: string, value: unknown) {
  if (!Object.hasOwn(extra, key)) extra[key] = value
  else if (!isEqual(extra[key], value)) keepAside(extra, key, value)
}

/** Whether a key means a field of the table, in whatever spelling. */
export function isField<Fields>(key: string, { readers, aliases }: FieldTable<Fields>): boolean {
  const plain = plainId(key)
  return Object.hasOwn(aliases, plain) || Object.keys(readers).some(name => plainId(name) === plain)
}

export function readText(limit: number): Reader<string> {
  return (value, note) => {
    const text = textOf(value)
    if (text === undefined) return unreadable
    if (isEmpty(text)) return undefined
    if (typeof value !== 'string') note('text_read', value, text)
    if (text.length > limit) note('text_long', text, limit)
    return text
  }
}

/** A number or a truth value as text, the lines of a list joined; undefined for anything else. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join('\n')
  return undefined
}

/** A list of texts; a single one counts as a list. Blank ones are left out. */
export function readTexts(max: number, limit: number): Reader<string[]> {
  return (value, note) => {
    const list = Array.isArray(value) ? value : [value]
    if (list.some(item => typeof item === 'object' && item !== null)) return unreadable
    if (!Array.isArray(value)) note('list_read', value)
    const texts = list.filter(item => !isEmpty(item)).map(String)
    if (texts.length < list.length) note('empty_dropped')
    if (texts.length > max) note('list_long', texts.length, max)
    for (const text of texts) if (text.length > limit) note('text_long', text, limit)
    return texts.length > 0 ? texts : undefined
  }
}

const flags = new Map(
  Object.entries({ true: true, yes: true, '1': true, false: false, no: false, '0': false })
)

export const readFlag: Reader<boolean> = (value, note) => {
  if (typeof value === 'boolean') return value
  const flag = flags.get(String(value).trim().toLowerCase())
  if (flag === undefined) return unreadable
  note('flag_read', short(value), String(flag))
  return flag
}

/** An address: kept as it is, remarked on when it is not one of the web. */
export function readAddress(limit: number): Reader<string> {
  return (value, note) => {
    const text = Array.isArray(value) && value.length === 1 ? value[0] : value
    if (typeof text !== 'string') return unreadable
    if (isEmpty(text)) return undefined
    if (text !== value) note('text_read', value, text)
    remarkAddress(text, limit, note)
    return text
  }
}

export function remarkAddress(address: string, limit: number, note: FieldNote) {
  if (!/^(https?:\/\/|data:image\/)/i.test(address.trim())) note('address_not_web', address)
  if (address.length > limit) note('text_long', address, limit)
}

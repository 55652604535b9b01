import { equalTo } from '../canonical-json.ts'
import { normalizeId } from '../id.ts'
import { isEmpty, type RawRecord } from './json-value.ts'
import { KeptValues } from './kept-values.ts'
import { type FileLocation, previewValue, type RepairCode, type ReportRepair } from './repair.ts'

/** A reader returns this for an unreadable value. `readFields` then stores the value under another key. */
export const unreadable = Symbol('unreadable')

/** Reports a repair or a warning about the current field. */
export type ReportFieldRepair = (code: RepairCode, before?: unknown, after?: unknown) => void

/** Reads one field; undefined means an absent value. Never gets an empty value. */
export type Reader<Value> = (
  value: unknown,
  report: ReportFieldRepair
) => Value | undefined | typeof unreadable

export type Readers<Fields> = { readonly [Key in keyof Fields]-?: Reader<NonNullable<Fields[Key]>> }

/** Readers for the fields of one kind of entry. */
export interface FieldTable<Fields> {
  readonly readers: Readers<Fields>
  /** The fields by their names and aliases, as normalized ids. */
  readonly bySpelling: ReadonlyMap<string, keyof Fields & string>
}

/** @param aliases Maps other names (as normalized ids) to fields. */
export function createFieldTable<Fields>(
  readers: Readers<Fields>,
  aliases: Readonly<Record<string, keyof Fields & string>>
): FieldTable<Fields> {
  const bySpelling = new Map(Object.entries(aliases))
  for (const key in readers) bySpelling.set(normalizeId(key), key)
  return { readers, bySpelling }
}

export interface FieldsRead<Fields> {
  fields: Partial<Fields>
  /** Unknown and unreadable values. */
  extra: Record<string, unknown>
  /** Fields that the entry gives as '' or []. */
  emptied: ReadonlySet<string>
}

/** Reads the known fields of an entry; everything else goes into `extra`. */
export function readFields<Fields>(
  raw: RawRecord,
  table: FieldTable<Fields>,
  report: ReportRepair,
  location: FileLocation
): FieldsRead<Fields> {
  const { known, kept } = splitKeys(raw, table, report, location)
  const fields: Record<string, unknown> = {}
  for (const [key, value] of known) {
    if (isEmpty(value)) continue
    const reportField: ReportFieldRepair = (code, before, after) =>
      report(code, { ...location, field: key }, before, after)
    const read = table.readers[key](value, reportField)
    if (read === unreadable) reportField('value_kept', value, kept.addAside(key, value))
    else if (read !== undefined) fields[key] = read
  }
  // Each value came from the reader of its own key, which the loop cannot express.
  return { fields: fields as Partial<Fields>, extra: kept.values, emptied: findEmptied(raw, table) }
}

const findEmptied = <Fields>(raw: RawRecord, { readers }: FieldTable<Fields>) =>
  new Set(
    Object.keys(raw).filter(key => Object.hasOwn(readers, key) && isEmpty(raw[key]) && raw[key] !== null)
  )

/** Splits an entry into fields of the table, including misspelled ones, and the rest. */
function splitKeys<Fields>(
  raw: RawRecord,
  table: FieldTable<Fields>,
  report: ReportRepair,
  location: FileLocation
) {
  const known = new Map<keyof Fields & string, unknown>()
  const kept = new KeptValues()
  const checks = new Map<string, (value: unknown) => boolean>()
  const setField = (name: keyof Fields & string, value: unknown) => {
    known.set(name, value)
    checks.set(name, equalTo(value))
  }
  for (const key in table.readers) if (Object.hasOwn(raw, key) && !isEmpty(raw[key])) setField(key, raw[key])
  for (const [key, value] of Object.entries(raw)) {
    if (Object.hasOwn(table.readers, key)) continue
    const name = findField(key, table)
    if (name === undefined) {
      kept.add(key, value)
      continue
    }
    const isRepeated = isEmpty(value) || checks.get(name)?.(value)
    if (known.has(name) && !isRepeated) {
      report('value_kept', { ...location, field: key }, value, kept.addAside(key, value))
      continue
    }
    if (!isRepeated) setField(name, value)
    report('key_renamed', location, key, name)
  }
  return { known, kept }
}

/** Returns the field that a key means, in any spelling; undefined for none. */
export const findField = <Fields>(key: string, { bySpelling }: FieldTable<Fields>) =>
  bySpelling.get(normalizeId(key))

/** Reads a text unchanged; warns when it is longer than `limit`. */
export function readText(limit: number): Reader<string> {
  return (value, report) => {
    const text = textOf(value)
    if (text === undefined) return unreadable
    if (isEmpty(text)) return undefined
    if (typeof value !== 'string') report('text_read', value, text)
    if (text.length > limit) report('text_long', text, limit)
    return text
  }
}

/** Converts a number, a boolean or a list of lines to text; undefined for anything else. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join('\n')
  return undefined
}

/** Reads a list of texts. A single value counts as a list; blank items are left out. */
export function readTexts(max: number, limit: number): Reader<string[]> {
  return (value, report) => {
    const list = Array.isArray(value) ? value : [value]
    if (list.some(item => typeof item === 'object' && item !== null)) return unreadable
    if (!Array.isArray(value)) report('list_read', value)
    const texts = list.filter(item => !isEmpty(item)).map(String)
    if (texts.length < list.length) report('empty_dropped')
    if (texts.length > max) report('list_long', texts.length, max)
    for (const text of texts) if (text.length > limit) report('text_long', text, limit)
    return texts.length > 0 ? texts : undefined
  }
}

const flags = new Map(
  Object.entries({ true: true, yes: true, '1': true, false: false, no: false, '0': false })
)

export const readFlag: Reader<boolean> = (value, report) => {
  if (typeof value === 'boolean') return value
  const flag = flags.get(String(value).trim().toLowerCase())
  if (flag === undefined) return unreadable
  report('flag_read', previewValue(value), String(flag))
  return flag
}

/** Reads a number of any size, also from text. Negative ones become 0. */
export const readNumber: Reader<number> = (value, report) => {
  const number = numberOf(value)
  if (number === undefined) return unreadable
  if (typeof value !== 'number') report('number_read', value, number)
  if (number < 0) report('number_negative', number, 0)
  // Adding 0 turns negative zero, which JSON can't represent, into 0.
  return Math.max(number, 0) + 0
}

function numberOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') : value
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Reads a URL unchanged; warns when it isn't a web address. */
export function readAddress(limit: number): Reader<string> {
  return (value, report) => {
    const text = Array.isArray(value) && value.length === 1 ? value[0] : value
    if (typeof text !== 'string') return unreadable
    if (isEmpty(text)) return undefined
    if (text !== value) report('text_read', value, text)
    reportAddressIssues(text, limit, report)
    return text
  }
}

/** Warns about an address that isn't on the web, or is too long. */
export function reportAddressIssues(address: string, limit: number, report: ReportFieldRepair) {
  if (!/^(https?:\/\/|data:image\/)/i.test(address.trim())) report('address_not_web', address)
  if (address.length > limit) report('text_long', address, limit)
}

import { isEqual } from '../equal.ts'
import { normalizeId } from '../id.ts'
import { isEmpty, type RawRecord } from './json-value.ts'
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

/** Readers for the fields of one kind of entry. `aliases` maps other names (as normalized ids) to fields. */
export interface FieldTable<Fields> {
  readonly readers: Readers<Fields>
  readonly aliases: Readonly<Record<string, keyof Fields & string>>
}

export interface FieldsRead<Fields> {
  fields: Partial<Fields>
  /** Unknown and unreadable values. */
  extra: Record<string, unknown>
}

/** Reads the known fields of an entry; everything else goes into `extra`. */
export function readFields<Fields>(
  raw: RawRecord,
  table: FieldTable<Fields>,
  report: ReportRepair,
  location: FileLocation
): FieldsRead<Fields> {
  const { known, extra } = splitKeys(raw, table, report, location)
  const fields: Record<string, unknown> = {}
  for (const [key, value] of known) {
    if (isEmpty(value)) continue
    const reportField: ReportFieldRepair = (code, before, after) =>
      report(code, { ...location, field: key }, before, after)
    const read = table.readers[key](value, reportField)
    if (read === unreadable) reportField('value_kept', value, addUnderFreeKey(extra, key, value))
    else if (read !== undefined) fields[key] = read
  }
  // Each value came from the reader of its own key, which the loop cannot express.
  return { fields: fields as Partial<Fields>, extra }
}

/** Splits an entry into fields of the table, including misspelled ones, and the rest. */
function splitKeys<Fields>(
  raw: RawRecord,
  table: FieldTable<Fields>,
  report: ReportRepair,
  location: FileLocation
) {
  const names = new Map<string, keyof Fields & string>()
  for (const key in table.readers) names.set(normalizeId(key), key)
  const known = new Map<keyof Fields & string, unknown>()
  const extra: Record<string, unknown> = {}
  for (const key in table.readers) if (Object.hasOwn(raw, key) && !isEmpty(raw[key])) known.set(key, raw[key])
  for (const [key, value] of Object.entries(raw)) {
    if (Object.hasOwn(table.readers, key)) continue
    const plain = normalizeId(key)
    const alias = Object.hasOwn(table.aliases, plain) ? table.aliases[plain] : undefined
    const name = names.get(plain) ?? alias
    if (name === undefined) extra[key] = value
    else if (isEmpty(value) || isEqual(known.get(name), value)) report('key_renamed', location, key, name)
    else if (known.has(name))
      report('value_kept', { ...location, field: key }, value, addUnderFreeKey(extra, key, value))
    else {
      known.set(name, value)
      report('key_renamed', location, key, name)
    }
  }
  return { known, extra }
}

/** Stores a value under a free key that isn't a field name, and returns the key. */
export function addUnderFreeKey(extra: Record<string, unknown>, key: string, value: unknown): string {
  const base = `original${key.charAt(0).toUpperCase()}${key.slice(1)}`
  let free = base
  for (let count = 2; Object.hasOwn(extra, free) && !isEqual(extra[free], value); count += 1)
    free = `${base}${count}`
  extra[free] = value
  return free
}

/** Adds an unknown key. If it exists with another value, the new value goes under a free key. */
export function addExtra(extra: Record<string, unknown>, key: string, value: unknown) {
  if (!Object.hasOwn(extra, key)) extra[key] = value
  else if (!isEqual(extra[key], value)) addUnderFreeKey(extra, key, value)
}

/** Whether a key means a field of the table, in any spelling. */
export function isField<Fields>(key: string, { readers, aliases }: FieldTable<Fields>): boolean {
  const plain = normalizeId(key)
  return Object.hasOwn(aliases, plain) || Object.keys(readers).some(name => normalizeId(name) === plain)
}

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

/** Reads a number, also from text. Negative ones become 0; ones above the limit become the limit. */
export function readNumber(limit: number): Reader<number> {
  return (value, report) => {
    const number = numberOf(value)
    if (number === undefined) return unreadable
    if (typeof value !== 'number') report('number_read', value, number)
    if (number < 0) report('number_negative', number, 0)
    if (number > limit) report('number_lowered', number, limit)
    // Adding 0 turns negative zero, which JSON can't represent, into 0.
    return Math.min(Math.max(number, 0), limit) + 0
  }
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

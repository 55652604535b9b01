import type { CharacterFields } from '../character/character-fields.ts'
import { characterFieldTable } from './character-field-table.ts'
import type { RawEntry } from './classify-items.ts'
import { type FieldsRead, readFields } from './field-readers.ts'
import { isEmpty, isPairJinx, type RawRecord } from './json-value.ts'
import { type FileLocation, previewValue, type ReportRepair } from './repair.ts'

/** A list entry with its fields read, before the kind of character is known. */
export interface Draft extends FieldsRead<CharacterFields> {
  location: FileLocation
  /** The raw entry without its id. Becomes the `extra` of an unknown character. */
  rawWithoutId: RawRecord
  /** The id in the file, or one generated from slug or name. */
  fileId: string
  /** Whether the entry describes a character: it has a name or an ability. */
  isDescribed: boolean
}

/** Reads an entry; undefined when it has neither id nor slug nor name. */
export function readDraft({ index, raw }: RawEntry, report: ReportRepair): Draft | undefined {
  const location: FileLocation = { index }
  // Each repair of the entry repeats both, so they are cut.
  if (typeof raw.id === 'string' || typeof raw.id === 'number') location.id = previewValue(raw.id)
  if (typeof raw.name === 'string') location.name = previewValue(raw.name)
  const { fields, extra, emptied } = readFields(raw, characterFieldTable, report, location)
  const generated = fields.id === undefined ? (textOf(extra.slug) ?? fields.name) : undefined
  const fileId = fields.id ?? generated
  if (fileId === undefined) return undefined
  if (generated !== undefined) report('id_made', location, undefined, generated)
  location.id ??= previewValue(fileId)
  const { id: _, ...rest } = raw
  return {
    location: location,
    fields,
    extra,
    emptied,
    rawWithoutId: rest,
    fileId,
    isDescribed: isDescribed(fields)
  }
}

const isDescribed = ({ name, ability }: Partial<CharacterFields>) =>
  name !== undefined || ability !== undefined

const textOf = (value: unknown) => (typeof value === 'string' && !isEmpty(value) ? value : undefined)

/**
 * Extracts the jinxes of the form `{characters: [a, b], reason}` from an entry. They name both characters, so they
 * don't depend on the entry.
 */
export function extractPairJinxes({ index, raw }: RawEntry): { entry: RawEntry; pairs: RawRecord[] } {
  const list = raw.jinxes ?? raw.jinx
  if (!Array.isArray(list) || !list.some(isPairJinx)) return { entry: { index, raw }, pairs: [] }
  const key = raw.jinxes === undefined ? 'jinx' : 'jinxes'
  const others = list.filter(item => !isPairJinx(item))
  return { entry: { index, raw: { ...raw, [key]: others } }, pairs: list.filter(isPairJinx) }
}

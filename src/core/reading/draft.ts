import type { CharacterFields } from '../character-fields.ts'
import { characterFields } from './character-fields.ts'
import { type FieldsRead, readFields } from './field.ts'
import type { Entry } from './items.ts'
import type { Note, Place } from './repair.ts'
import { isEmpty, isPairJinx, type RawRecord } from './tidy.ts'

/** An entry of the list whose fields are read, before it is known what kind of character it is. */
export interface Draft extends FieldsRead<CharacterFields> {
  place: Place
  /** The entry without its id, as it came: what an unknown character keeps. */
  rest: RawRecord
  /** The id as the file has it, or one made from slug or name. */
  fileId: string
  /** Whether the entry says who the character is: it has a name or an ability. */
  isDescribed: boolean
}

/** Reads an entry; undefined when it gives nothing to make an id from. */
export function readDraft({ index, raw }: Entry, note: Note): Draft | undefined {
  const place: Place = { index }
  if (typeof raw.id === 'string' || typeof raw.id === 'number') place.id = String(raw.id)
  if (typeof raw.name === 'string') place.name = raw.name
  const { fields, extra } = readFields(raw, characterFields, note, place)
  const made = fields.id === undefined ? (wordOf(extra.slug) ?? fields.name) : undefined
  const fileId = fields.id ?? made
  if (fileId === undefined) return undefined
  if (made !== undefined) note('id_made', place, undefined, made)
  place.id ??= fileId
  const { id: _, ...rest } = raw
  return { place, fields, extra, rest, fileId, isDescribed: isDescribed(fields) }
}

const isDescribed = ({ name, ability }: Partial<CharacterFields>) =>
  name !== undefined || ability !== undefined

const wordOf = (value: unknown) => (typeof value === 'string' && !isEmpty(value) ? value : undefined)

/**
 * Takes the jinxes of the shape `{characters: [a, b], reason}` out of an entry: they say by themselves
 * whom they belong to.
 */
export function takePairs({ index, raw }: Entry): { entry: Entry; pairs: RawRecord[] } {
  const list = raw.jinxes ?? raw.jinx
  if (!Array.isArray(list) || !list.some(isPairJinx)) return { entry: { index, raw }, pairs: [] }
  const key = raw.jinxes === undefined ? 'jinx' : 'jinxes'
  const others = list.filter(item => !isPairJinx(item))
  return { entry: { index, raw: { ...raw, [key]: others } }, pairs: list.filter(isPairJinx) }
}

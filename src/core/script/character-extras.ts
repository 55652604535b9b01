import { characterSchema } from '../character/character.ts'
import { isEqual } from '../equal.ts'
import { isEmpty, isRecord, type RawRecord } from '../reading/json-value.ts'
import { KeptValues } from '../reading/kept-values.ts'
import { metadataFields, namesOfKind } from './metadata-fields.ts'
import { toUri } from './uri.ts'

/**
 * Key of the meta entry for everything that an entry of the file format can't hold: unknown keys of characters, and
 * addresses that aren't URIs. A list of objects, each with the `id` of its entry.
 */
export const extrasKey = 'characterExtras'

const addressKeys = new Set(['image', ...namesOfKind('address').map(name => metadataFields[name].fileKey)])
const characterKeys = new Set(Object.keys(characterSchema.shape).filter(key => key !== 'extra'))

/** An entry as the format allows it, and the rest of it. */
interface Separated {
  entry: string | RawRecord
  rest: RawRecord
}

/** Separates what the format doesn't allow from an entry of a file. `restoreExtras` puts it back. */
export function separateExtras(entry: string | RawRecord): Separated {
  if (typeof entry === 'string') return { entry, rest: {} }
  const isMeta = entry.id === '_meta'
  if (!isMeta && !('name' in entry && 'team' in entry)) {
    const { id, ...rest } = entry
    return { entry: String(id), rest }
  }
  const known: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(entry)) {
    const written = addressKeys.has(key) ? toUris(value) : value
    if (!isMeta && !characterKeys.has(key)) rest[key] = value
    else {
      if (written !== undefined) known[key] = written
      if (!isEqual(written, value)) rest[key] = value
    }
  }
  return { entry: known, rest }
}

/** An address, or a list of them, as URIs. Others are left out; undefined for none. */
function toUris(value: unknown): unknown {
  if (typeof value === 'string') return toUri(value)
  if (!Array.isArray(value)) return undefined
  const uris = value.flatMap(item => (typeof item === 'string' ? (toUri(item) ?? []) : []))
  return uris.length > 0 ? uris : undefined
}

/**
 * Puts the extras of a file's meta entry back into the entries with the same ids, so that reading finds the entries as
 * they were. What matches no entry stays where it is, under another key.
 */
export function restoreExtras(items: readonly unknown[]): unknown[] {
  const extras = new Map<unknown, RawRecord>()
  for (const extra of items.flatMap(listExtras)) if (!extras.has(extra.id)) extras.set(extra.id, extra)
  const used = new Set<unknown>()
  const restored = items.map(item => {
    const id = isRecord(item) ? item.id : item
    const extra = extras.get(id)
    if (!extra || used.has(extra)) return item
    used.add(extra)
    return mergeExtra(isRecord(item) ? item : { id }, extra)
  })
  return restored.map(item => (isRecord(item) ? withoutExtras(item, used) : item))
}

/** Removes the extras that are in use from an object. The others get a key that isn't read again. */
export function withoutExtras(record: RawRecord, used: ReadonlySet<unknown> = new Set()): RawRecord {
  if (!Object.hasOwn(record, extrasKey)) return record
  const { [extrasKey]: list, ...rest } = record
  const left = Array.isArray(list) ? list.filter(item => !used.has(item)) : list
  const kept = new KeptValues(rest)
  if (!isEmpty(left)) kept.addAside(extrasKey, left)
  return kept.values
}

function listExtras(item: unknown): RawRecord[] {
  const list = isRecord(item) && item.id === '_meta' ? item[extrasKey] : undefined
  return Array.isArray(list) ? list.filter(each => isRecord(each) && typeof each.id === 'string') : []
}

/** Adds extra keys to an entry. An address replaces the URI that was made from it; no other value is replaced. */
function mergeExtra(entry: RawRecord, { id: _, ...extra }: RawRecord): RawRecord {
  const merged = new KeptValues(entry)
  for (const [key, value] of Object.entries(extra)) {
    const isMadeFrom = addressKeys.has(key) && isEqual(toUris(value), entry[key])
    if (isMadeFrom || !Object.hasOwn(entry, key)) merged.values[key] = value
    else if (!isEqual(entry[key], value)) merged.addAside(key, value)
  }
  return merged.values
}

import { almanacIntroductionKey, almanacKey } from '../almanac-key.ts'
import { isEqual } from '../equal.ts'
import type { Draft } from './draft.ts'
import { addExtra, type FieldsRead, keepAside, readFields } from './field.ts'
import { type MetaFields, metaFields } from './meta-fields.ts'
import type { References } from './references.ts'
import type { Note } from './repair.ts'
import type { RawRecord } from './tidy.ts'

/**
 * Reads all entries that say something about the script as one: the first to name a thing wins, and what
 * another says of it is kept as `extra`.
 */
export function readMetas(metas: readonly RawRecord[], note: Note): FieldsRead<MetaFields> {
  const merged: FieldsRead<MetaFields> = { fields: {}, extra: {} }
  for (const raw of metas) {
    const { fields, extra } = readFields(raw, metaFields, note, { id: '_meta' })
    const first = new Map<string, unknown>(Object.entries(merged.fields))
    for (const [key, value] of Object.entries(fields))
      if (first.has(key) && !isEqual(first.get(key), value))
        note('value_kept', { id: '_meta', field: key }, value, keepAside(merged.extra, key, value))
    merged.fields = { ...fields, ...merged.fields }
    for (const [key, value] of Object.entries(extra)) addExtra(merged.extra, key, value)
  }
  return merged
}

const almanacSuffix = almanacKey('')

/** The ids that the almanac texts of a file belong to. */
export const almanacIds = (customData: RawRecord): string[] =>
  Object.keys(customData).filter(isAlmanacKey).map(idOf)

/** The file's custom data with the almanac texts of entries, all under the ids that the characters have now. */
export function readCustomData(
  { fields }: FieldsRead<MetaFields>,
  drafts: readonly Draft[],
  references: References,
  note: Note
): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields.customData ?? {})) {
    const next = isAlmanacKey(key) ? almanacKey(references.onScript(idOf(key)) ?? idOf(key)) : key
    if (next !== key) note('almanac_moved', { field: 'customData' }, key, next)
    addExtra(data, next, value)
  }
  for (const { fields: own, fileId } of drafts)
    if (own.almanacDetails !== undefined)
      addExtra(data, almanacKey(references.onScript(fileId) ?? fileId), own.almanacDetails)
  if (fields.almanacIntroduction !== undefined)
    addExtra(data, almanacIntroductionKey, fields.almanacIntroduction)
  return data
}

const isAlmanacKey = (key: string) => key.endsWith(almanacSuffix)
const idOf = (key: string) => key.slice(0, -almanacSuffix.length)

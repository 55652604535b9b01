import { almanacIntroductionKey, almanacKey } from '../almanac-key.ts'
import { isEqual } from '../equal.ts'
import type { Draft } from './draft.ts'
import { addExtra, type FieldsRead, keepAside, readFields } from './field.ts'
import { type MetaFields, metaFields } from './meta-fields.ts'
import type { References } from './references.ts'
import type { Note } from './repair.ts'
import type { RawRecord } from './tidy.ts'

/**
 * Reads all meta entries and merges them: the first value of a field wins, and different later values go into `extra`.
 */
export function readMetas(metas: readonly RawRecord[], report: Note): FieldsRead<MetaFields> {
  const merged: FieldsRead<MetaFields> = { fields: {}, extra: {} }
  for (const raw of metas) {
    const { fields, extra } = readFields(raw, metaFields, report, { id: '_meta' })
    const first = new Map<string, unknown>(Object.entries(merged.fields))
    for (const [key, value] of Object.entries(fields))
      if (first.has(key) && !isEqual(first.get(key), value))
        report('value_kept', { id: '_meta', field: key }, value, keepAside(merged.extra, key, value))
    merged.fields = { ...fields, ...merged.fields }
    for (const [key, value] of Object.entries(extra)) addExtra(merged.extra, key, value)
  }
  return merged
}

const almanacSuffix = almanacKey('')

/** Returns the character ids of a file's almanac texts. */
export const almanacIds = (customData: RawRecord): string[] =>
  Object.keys(customData).filter(isAlmanacKey).map(toCharacterId)

/** Merges the file's custom data with the almanac texts of its entries, under the characters' current ids. */
export function readCustomData(
  { fields }: FieldsRead<MetaFields>,
  drafts: readonly Draft[],
  resolver: References,
  report: Note
): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields.customData ?? {})) {
    const next = isAlmanacKey(key)
      ? almanacKey(resolver.onScript(toCharacterId(key)) ?? toCharacterId(key))
      : key
    if (next !== key) report('almanac_moved', { field: 'customData' }, key, next)
    addExtra(data, next, value)
  }
  for (const { fields: characterFields, fileId } of drafts)
    if (characterFields.almanacDetails !== undefined)
      addExtra(data, almanacKey(resolver.onScript(fileId) ?? fileId), characterFields.almanacDetails)
  if (fields.almanacIntroduction !== undefined)
    addExtra(data, almanacIntroductionKey, fields.almanacIntroduction)
  return data
}

const isAlmanacKey = (key: string) => key.endsWith(almanacSuffix)
const toCharacterId = (key: string) => key.slice(0, -almanacSuffix.length)

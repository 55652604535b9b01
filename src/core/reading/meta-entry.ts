import { isEqual } from '../equal.ts'
import { limits } from '../limits.ts'
import { almanacIntroductionKey, almanacKey } from '../script/almanac-keys.ts'
import { type FileMetadata, fileKeyAliases, mapFileKeys } from '../script/metadata-fields.ts'
import type { Draft } from './draft.ts'
import {
  addExtra,
  addUnderFreeKey,
  type FieldsRead,
  type FieldTable,
  type Reader,
  readAddress,
  readFields,
  readFlag,
  readNumber,
  readText,
  readTexts,
  unreadable
} from './field-readers.ts'
import { isRecord, type RawRecord } from './json-value.ts'
import type { ReferenceResolver } from './reference-resolver.ts'
import type { ReportRepair } from './repair.ts'

/**
 * Reads all meta entries and merges them: the first value of a field wins, and different later values go into `extra`.
 */
export function readMetaEntries(metas: readonly RawRecord[], report: ReportRepair): FieldsRead<MetaFields> {
  const merged: FieldsRead<MetaFields> = { fields: {}, extra: {} }
  for (const raw of metas) {
    const { fields, extra } = readFields(raw, metaFieldTable, report, { id: '_meta' })
    const first = new Map<string, unknown>(Object.entries(merged.fields))
    for (const [key, value] of Object.entries(fields))
      if (first.has(key) && !isEqual(first.get(key), value))
        report('value_kept', { id: '_meta', field: key }, value, addUnderFreeKey(merged.extra, key, value))
    merged.fields = { ...fields, ...merged.fields }
    for (const [key, value] of Object.entries(extra)) addExtra(merged.extra, key, value)
  }
  return merged
}

const almanacSuffix = almanacKey('')

/** Returns the character ids of a file's almanac texts. */
export const almanacCharacterIds = (customData: RawRecord): string[] =>
  Object.keys(customData).filter(isAlmanacKey).map(toCharacterId)

/** Merges the file's custom data with the almanac texts of its entries, under the characters' current ids. */
export function readCustomData(
  { fields }: FieldsRead<MetaFields>,
  drafts: readonly Draft[],
  resolver: ReferenceResolver,
  report: ReportRepair
): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields.customData ?? {})) {
    const next = isAlmanacKey(key)
      ? almanacKey(resolver.findOnScript(toCharacterId(key)) ?? toCharacterId(key))
      : key
    if (next !== key) report('almanac_moved', { field: 'customData' }, key, next)
    addExtra(data, next, value)
  }
  for (const { fields: characterFields, fileId } of drafts)
    if (characterFields.almanacDetails !== undefined)
      addExtra(data, almanacKey(resolver.findOnScript(fileId) ?? fileId), characterFields.almanacDetails)
  if (fields.almanacIntroduction !== undefined)
    addExtra(data, almanacIntroductionKey, fields.almanacIntroduction)
  return data
}

const isAlmanacKey = (key: string) => key.endsWith(almanacSuffix)
const toCharacterId = (key: string) => key.slice(0, -almanacSuffix.length)

/** The fields of the meta entry. Night lists and jinxes stay raw until the characters are known. */
export interface MetaFields extends FileMetadata {
  id: string
  firstNight: unknown[]
  otherNight: unknown[]
  customData: RawRecord
  almanacIntroduction: string
  jinxes: unknown[] | RawRecord
}

/** Any other value is some tool's own id of the script. */
const readMetaId: Reader<string> = value => (value === '_meta' ? value : unreadable)

const readNightList: Reader<unknown[]> = value => (Array.isArray(value) ? value : unreadable)

const readRecord: Reader<RawRecord> = value => (isRecord(value) ? value : unreadable)

const readJinxSource: Reader<unknown[] | RawRecord> = value =>
  Array.isArray(value) || isRecord(value) ? value : unreadable

const metadataReaders = mapFileKeys({
  text: ({ limit }) => readText(limit),
  address: ({ limit }) => readAddress(limit),
  flag: () => readFlag,
  texts: ({ limit }) => readTexts(limit, Number.POSITIVE_INFINITY),
  number: ({ limit }) => readNumber(limit)
})

/** The readers and aliases of the meta entry's fields. */
export const metaFieldTable: FieldTable<MetaFields> = {
  readers: {
    id: readMetaId,
    ...metadataReaders,
    firstNight: readNightList,
    otherNight: readNightList,
    customData: readRecord,
    almanacIntroduction: readText(limits.script.almanacIntroduction),
    jinxes: readJinxSource
  },
  aliases: {
    ...fileKeyAliases,
    firstnightorder: 'firstNight',
    othernightorder: 'otherNight',
    othernights: 'otherNight',
    jinx: 'jinxes'
  }
}

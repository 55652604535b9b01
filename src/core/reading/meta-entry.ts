import { equalTo } from '../canonical-json.ts'
import { limits } from '../limits.ts'
import { almanacIntroductionKey, almanacKey } from '../script/almanac-keys.ts'
import { type FileMetadata, fileKeyAliases, fromFileKeys, mapFileKeys } from '../script/metadata-fields.ts'
import type { Draft } from './draft.ts'
import {
  createFieldTable,
  type FieldsRead,
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
import { KeptValues } from './kept-values.ts'
import type { ReferenceResolver } from './reference-resolver.ts'
import type { ReportRepair } from './repair.ts'

/**
 * Reads all meta entries and merges them: the first value of a field wins, and different later values go into `extra`.
 */
export function readMetaEntries(metas: readonly RawRecord[], report: ReportRepair): FieldsRead<MetaFields> {
  const kept = new KeptValues()
  const checks = new Map<string, (value: unknown) => boolean>()
  let merged: Partial<MetaFields> = {}
  for (const raw of metas) {
    const { fields, extra } = readFields(raw, metaFieldTable, report, { id: '_meta' })
    for (const [key, value] of Object.entries(fields)) {
      const isFirst = checks.get(key)
      if (!isFirst) checks.set(key, equalTo(value))
      else if (!isFirst(value))
        report('value_kept', { id: '_meta', field: key }, value, kept.addAside(key, value))
    }
    merged = { ...fields, ...merged }
    for (const [key, value] of Object.entries(extra)) kept.add(key, value)
  }
  return { fields: merged, extra: kept.values, emptied: new Set() }
}

/** Returns the script's metadata, with house rules that the file has as characters. */
export function metadataFrom({ fields }: FieldsRead<MetaFields>, rules: readonly string[]) {
  const { bootlegger = [], ...metadata } = fromFileKeys(fields)
  const given = new Set(bootlegger)
  return { ...metadata, bootlegger: [...bootlegger, ...rules.filter(rule => !given.has(rule))] }
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
  const data = new KeptValues()
  for (const [key, value] of Object.entries(fields.customData ?? {})) {
    const next = isAlmanacKey(key)
      ? almanacKey(resolver.findOnScript(toCharacterId(key)) ?? toCharacterId(key))
      : key
    if (next !== key) report('almanac_moved', { field: 'customData' }, key, next)
    data.add(next, value)
  }
  for (const { fields: characterFields, fileId } of drafts)
    if (characterFields.almanacDetails !== undefined)
      data.add(almanacKey(resolver.findOnScript(fileId) ?? fileId), characterFields.almanacDetails)
  if (fields.almanacIntroduction !== undefined) data.add(almanacIntroductionKey, fields.almanacIntroduction)
  return data.values
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
  number: () => readNumber
})

/** The readers and aliases of the meta entry's fields. */
export const metaFieldTable = createFieldTable<MetaFields>(
  {
    id: readMetaId,
    ...metadataReaders,
    firstNight: readNightList,
    otherNight: readNightList,
    customData: readRecord,
    almanacIntroduction: readText(limits.script.almanacIntroduction),
    jinxes: readJinxSource
  },
  {
    ...fileKeyAliases,
    firstnightorder: 'firstNight',
    othernightorder: 'otherNight',
    othernights: 'otherNight',
    jinx: 'jinxes'
  }
)

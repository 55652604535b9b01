import type { Script } from '../script.ts'
import type { Known } from './build.ts'
import { type Draft, readDraft, takePairs } from './draft.ts'
import { addExtra, type FieldsRead } from './field.ts'
import { identify } from './identity.ts'
import { type Entry, flatten, sortItems } from './items.ts'
import { placeJinxes, resolveJinxes } from './jinx-places.ts'
import { almanacIds, readCustomData, readMetas } from './meta.ts'
import type { MetaFields } from './meta-fields.ts'
import { readNightList } from './night-list.ts'
import { type References, referencesOf } from './references.ts'
import type { Note } from './repair.ts'
import { settle } from './settle.ts'
import { isEmpty, isPairJinx, isRecord, type RawRecord } from './tidy.ts'
import type { Unwrapped } from './unwrap.ts'

/** Reads a script from an unwrapped list; undefined when the list contains nothing of a script. */
export function readScript({ items, around }: Unwrapped, context: Known, report: Note): Script | undefined {
  const flat = flatten(items, report)
  const sorted = sortItems(flat, report)
  const pairs: RawRecord[] = [...sorted.pairs]
  const drafts: Draft[] = []
  const described = describedIds(sorted.entries)
  for (const item of sorted.entries) {
    if (isJinxList(item.raw) && described.has(item.raw.id)) {
      pairs.push(item.raw)
      continue
    }
    const extracted = takePairs(item)
    pairs.push(...extracted.pairs)
    const draft = readDraft(extracted.entry, report)
    if (draft) drafts.push(draft)
    else {
      report('item_kept', { index: item.index }, item.raw)
      sorted.kept.push(item.raw)
    }
  }
  const hasNoContent = drafts.length + sorted.metas.length + sorted.rules.length + pairs.length === 0
  if (hasNoContent && flat.some(item => !isEmpty(item))) return undefined
  if (drafts.length === 0) report('script_empty', {})
  if (sorted.metas.length + around.length === 0) report('meta_missing', {})

  const meta = readMetas([...sorted.metas, ...around], report)
  const built = settle(
    drafts,
    identify(drafts, referredIds(drafts, pairs, meta), context.catalogue),
    context,
    report
  )
  const resolver = referencesOf(built, context.catalogue)
  const resolved = built.characters.map(character => resolveJinxes(character, resolver, report))
  const { characters, unplaced } = placeJinxes(resolved, [...pairs, ...jinxSources(meta)], resolver, report)
  const customData = readCustomData(meta, drafts, resolver, report)
  const extra = { ...meta.extra }
  if (sorted.kept.length > 0) addExtra(extra, 'originalItems', sorted.kept)
  if (unplaced.length > 0) extra.jinxes = unplaced
  return {
    ...metadataFrom(meta, sorted.rules),
    ...nightOrdersFrom(meta, resolver, report),
    characters,
    customData,
    ...(Object.keys(extra).length > 0 ? { extra } : {})
  }
}

/** Returns the ids of the entries that describe a character. */
const describedIds = (entries: readonly Entry[]): Set<unknown> =>
  new Set(entries.filter(({ raw }) => !isEmpty(raw.name ?? raw.ability)).map(({ raw }) => raw.id))

/** Whether an entry `{id, jinx: […]}` only adds jinxes to a character that has its own entry. */
const isJinxList = (raw: RawRecord) => Object.keys(raw).length === 2 && Array.isArray(raw.jinx ?? raw.jinxes)

function metadataFrom({ fields }: FieldsRead<MetaFields>, rules: readonly string[]) {
  const { logo, background, almanac } = fields
  const bootlegger = fields.bootlegger ?? []
  return {
    title: fields.name ?? '',
    author: fields.author ?? '',
    hideTitle: fields.hideTitle ?? false,
    ...(logo === undefined ? {} : { logo }),
    ...(background === undefined ? {} : { background }),
    ...(almanac === undefined ? {} : { almanac }),
    bootlegger: [...bootlegger, ...rules.filter(rule => !bootlegger.includes(rule))]
  }
}

function nightOrdersFrom({ fields }: FieldsRead<MetaFields>, resolver: References, report: Note) {
  const firstNight = readNightList(fields.firstNight ?? [], 'firstNight', resolver, report)
  const otherNight = readNightList(fields.otherNight ?? [], 'otherNight', resolver, report)
  return { ...(firstNight ? { firstNight } : {}), ...(otherNight ? { otherNight } : {}) }
}

/** Returns the jinxes of the meta entry as one list; an object has the jinxes per id. */
function jinxSources({ fields: { jinxes } }: FieldsRead<MetaFields>): unknown[] {
  if (!isRecord(jinxes)) return jinxes ?? []
  return Object.entries(jinxes).map(([id, of]) => ({ id, jinx: isRecord(of) ? jinxMap(of) : of }))
}

const jinxMap = (of: RawRecord) => Object.entries(of).map(([id, reason]) => ({ id, reason }))

/** Returns all ids that jinxes, night lists and almanac texts of the file refer to. */
function referredIds(
  drafts: readonly Draft[],
  pairs: readonly RawRecord[],
  meta: FieldsRead<MetaFields>
): Set<string> {
  const { firstNight = [], otherNight = [], customData = {} } = meta.fields
  const sources = [...pairs, ...jinxSources(meta)]
  const inPairs = sources.filter(isPairJinx).flatMap(({ characters }) => characters)
  const inJinxes = drafts.flatMap(({ fields }) => fields.jinxes ?? []).map(({ id }) => id)
  const listed = [...firstNight, ...otherNight, ...inPairs].filter(id => typeof id === 'string')
  return new Set([...listed, ...inJinxes, ...almanacIds(customData)])
}

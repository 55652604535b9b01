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

/** Reads a list that was found; undefined when it holds nothing of a script. */
export function readScript({ items, around }: Unwrapped, known: Known, note: Note): Script | undefined {
  const flat = flatten(items, note)
  const sorted = sortItems(flat, note)
  const pairs: RawRecord[] = [...sorted.pairs]
  const drafts: Draft[] = []
  const described = describedIds(sorted.entries)
  for (const item of sorted.entries) {
    if (isJinxList(item.raw) && described.has(item.raw.id)) {
      pairs.push(item.raw)
      continue
    }
    const taken = takePairs(item)
    pairs.push(...taken.pairs)
    const draft = readDraft(taken.entry, note)
    if (draft) drafts.push(draft)
    else {
      note('item_kept', { index: item.index }, item.raw)
      sorted.kept.push(item.raw)
    }
  }
  const isNothing = drafts.length + sorted.metas.length + sorted.rules.length + pairs.length === 0
  if (isNothing && flat.some(item => !isEmpty(item))) return undefined
  if (drafts.length === 0) note('script_empty', {})
  if (sorted.metas.length + around.length === 0) note('meta_missing', {})

  const meta = readMetas([...sorted.metas, ...around], note)
  const settled = settle(
    drafts,
    identify(drafts, referredIds(drafts, pairs, meta), known.catalogue),
    known,
    note
  )
  const references = referencesOf(settled, known.catalogue)
  const own = settled.characters.map(character => resolveJinxes(character, references, note))
  const { characters, unplaced } = placeJinxes(own, [...pairs, ...jinxSources(meta)], references, note)
  const customData = readCustomData(meta, drafts, references, note)
  const extra = { ...meta.extra }
  if (sorted.kept.length > 0) addExtra(extra, 'originalItems', sorted.kept)
  if (unplaced.length > 0) extra.jinxes = unplaced
  return {
    ...ofMeta(meta, sorted.rules),
    ...nightLists(meta, references, note),
    characters,
    customData,
    ...(Object.keys(extra).length > 0 ? { extra } : {})
  }
}

/** The ids of the entries that say who a character is. */
const describedIds = (entries: readonly Entry[]): Set<unknown> =>
  new Set(entries.filter(({ raw }) => !isEmpty(raw.name ?? raw.ability)).map(({ raw }) => raw.id))

/** `{id, jinx: […]}` beside the character's own entry only adds jinxes to it. */
const isJinxList = (raw: RawRecord) => Object.keys(raw).length === 2 && Array.isArray(raw.jinx ?? raw.jinxes)

function ofMeta({ fields }: FieldsRead<MetaFields>, rules: readonly string[]) {
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

function nightLists({ fields }: FieldsRead<MetaFields>, references: References, note: Note) {
  const firstNight = readNightList(fields.firstNight ?? [], 'firstNight', references, note)
  const otherNight = readNightList(fields.otherNight ?? [], 'otherNight', references, note)
  return { ...(firstNight ? { firstNight } : {}), ...(otherNight ? { otherNight } : {}) }
}

/** The jinxes of the `_meta` entry as one list; an object gives the jinxes of each id in it. */
function jinxSources({ fields: { jinxes } }: FieldsRead<MetaFields>): unknown[] {
  if (!isRecord(jinxes)) return jinxes ?? []
  return Object.entries(jinxes).map(([id, of]) => ({ id, jinx: isRecord(of) ? jinxMap(of) : of }))
}

const jinxMap = (of: RawRecord) => Object.entries(of).map(([id, reason]) => ({ id, reason }))

/** Every id that something in the file refers to. */
function referredIds(
  drafts: readonly Draft[],
  pairs: readonly RawRecord[],
  meta: FieldsRead<MetaFields>
): Set<string> {
  const { firstNight = [], otherNight = [], customData = {} } = meta.fields
  const sources = [...pairs, ...jinxSources(meta)]
  const paired = sources.filter(isPairJinx).flatMap(({ characters }) => characters)
  const named = drafts.flatMap(({ fields }) => fields.jinxes ?? []).map(({ id }) => id)
  const listed = [...firstNight, ...otherNight, ...paired].filter(id => typeof id === 'string')
  return new Set([...listed, ...named, ...almanacIds(customData)])
}

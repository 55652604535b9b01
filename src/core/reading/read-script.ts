import { emptyScript, type Script } from '../script/script.ts'
import { assignJinxes, resolveJinxes } from './assign-jinxes.ts'
import type { ReadContext } from './build-character.ts'
import { buildCharacters } from './build-characters.ts'
import { classifyItems, type RawEntry } from './classify-items.ts'
import { type Draft, extractPairJinxes, readDraft } from './draft.ts'
import type { FieldsRead } from './field-readers.ts'
import { identifyCharacters } from './identity.ts'
import { isEmpty, isPairJinx, isRecord, type RawRecord } from './json-value.ts'
import { KeptValues } from './kept-values.ts'
import {
  almanacCharacterIds,
  type MetaFields,
  metadataFrom,
  readCustomData,
  readMetaEntries
} from './meta-entry.ts'
import { readNightList } from './read-night-list.ts'
import { createReferenceResolver, type ReferenceResolver } from './reference-resolver.ts'
import type { ReportRepair } from './repair.ts'
import { tidyUnwrapped } from './tidy-unwrapped.ts'
import type { Unwrapped } from './unwrap.ts'

/** Reads a script from an unwrapped list; undefined when the list contains nothing of a script. */
export function readScript(
  unwrapped: Unwrapped,
  context: ReadContext,
  report: ReportRepair
): Script | undefined {
  const { items, outerRecords } = tidyUnwrapped(unwrapped, report)
  const sorted = classifyItems(items, report)
  const pairLists = [sorted.pairs]
  const drafts: Draft[] = []
  const described = describedIds(sorted.entries)
  for (const item of sorted.entries) {
    if (isJinxList(item.raw) && described.has(item.raw.id)) {
      pairLists.push([item.raw])
      continue
    }
    const extracted = extractPairJinxes(item)
    pairLists.push(extracted.pairs)
    const draft = readDraft(extracted.entry, report)
    if (draft) drafts.push(draft)
    else {
      report('item_kept', { index: item.index }, item.raw)
      sorted.others.push(item.raw)
    }
  }
  const pairs = pairLists.flat()
  const hasNoContent = drafts.length + sorted.metas.length + sorted.rules.length + pairs.length === 0
  if (hasNoContent && items.some(item => !isEmpty(item))) return undefined
  if (drafts.length === 0) report('script_empty', {})
  if (sorted.metas.length + outerRecords.length === 0) report('meta_missing', {})

  const meta = readMetaEntries([...sorted.metas, ...outerRecords], report)
  const built = buildCharacters(
    drafts,
    identifyCharacters(drafts, referredIds(drafts, pairs, meta), context.catalogue),
    context,
    report
  )
  const resolver = createReferenceResolver(built, context.catalogue)
  const resolved = built.characters.map(character => resolveJinxes(character, resolver, report))
  const { characters, unplaced } = assignJinxes(resolved, [...pairs, ...jinxSources(meta)], resolver, report)
  const customData = readCustomData(meta, drafts, resolver, report)
  const kept = new KeptValues(meta.extra)
  if (sorted.others.length > 0) kept.add('originalItems', sorted.others)
  const extra = unplaced.length > 0 ? { ...kept.values, jinxes: unplaced } : kept.values
  return {
    ...emptyScript,
    ...metadataFrom(meta, sorted.rules),
    ...nightOrdersFrom(meta, resolver, report),
    characters,
    customData,
    ...(Object.keys(extra).length > 0 ? { extra } : {})
  }
}

/** Returns the ids of the entries that describe a character. */
const describedIds = (entries: readonly RawEntry[]): Set<unknown> =>
  new Set(entries.filter(({ raw }) => !isEmpty(raw.name ?? raw.ability)).map(({ raw }) => raw.id))

/** Whether an entry `{id, jinx: […]}` only adds jinxes to a character that has its own entry. */
const isJinxList = (raw: RawRecord) => Object.keys(raw).length === 2 && Array.isArray(raw.jinx ?? raw.jinxes)

function nightOrdersFrom(
  { fields }: FieldsRead<MetaFields>,
  resolver: ReferenceResolver,
  report: ReportRepair
) {
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
  return new Set([...listed, ...inJinxes, ...almanacCharacterIds(customData)])
}

import { plainId } from '../id.ts'
import { isStepId } from '../night.ts'
import { teamOf } from './character-fields.ts'
import type { Note } from './repair.ts'
import { isEmpty, isPairJinx, isRecord, type RawRecord } from './tidy.ts'

/** One entry of the list that stands for a character; a plain id is an entry with nothing but that id. */
export interface Entry {
  index: number
  raw: RawRecord
}

export interface SortedItems {
  entries: Entry[]
  metas: RawRecord[]
  /** Rules that were written as characters: the text of each. */
  rules: string[]
  /** Jinxes that stand in the list by themselves, as `{characters: [a, b], reason}`. */
  pairs: RawRecord[]
  /** What is no character, kept as it came. */
  kept: unknown[]
}

/** Lists inside the list are opened. */
export function flatten(items: readonly unknown[], note: Note): unknown[] {
  if (items.some(item => Array.isArray(item))) note('list_flattened', {})
  return items.flat(Number.POSITIVE_INFINITY)
}

/** Sorts the items of a list by what they are. */
export function sortItems(items: readonly unknown[], note: Note): SortedItems {
  const sorted: SortedItems = { entries: [], metas: [], rules: [], pairs: [], kept: [] }
  for (const [index, item] of items.entries()) {
    const kind = kinds.find(({ test }) => test(item))
    if (kind) kind.take(sorted, item, index, note)
    else if (isRecord(item)) sorted.entries.push({ index, raw: item })
    else keep(sorted, item, index, note)
  }
  return sorted
}

interface Kind {
  test: (item: unknown) => boolean
  take: (sorted: SortedItems, item: unknown, index: number, note: Note) => void
}

/** What an item may be besides a described character, the first that fits. */
const kinds: readonly Kind[] = [
  { test: isEmpty, take: () => {} },
  { test: isMeta, take: takeMeta },
  { test: item => typeof item === 'string' && isStepId(plainId(item)), take: dropStep },
  { test: item => isRecord(item) && isBareStep(item), take: dropStep },
  {
    test: item => typeof item === 'string',
    take: (sorted, item, index) => sorted.entries.push({ index, raw: { id: item } })
  },
  { test: isPair, take: (sorted, item) => isRecord(item) && sorted.pairs.push(item) },
  { test: isRule, take: takeRule },
  { test: item => isRecord(item) && !hasIdentity(item), take: keep }
]

function isMeta(item: unknown): boolean {
  if (item === '_meta') return true
  if (!isRecord(item) || !isEmpty(item.ability) || !isEmpty(item.team)) return false
  if (typeof item.id === 'string') return plainId(item.id) === 'meta'
  return (
    isEmpty(item.id) &&
    ['author', 'bootlegger', 'almanac', 'hideTitle'].some(key => key in item) &&
    !('slug' in item)
  )
}

function takeMeta(sorted: SortedItems, item: unknown, index: number, note: Note) {
  if (!isRecord(item)) return
  if (sorted.metas.length > 0) note('meta_merged', { index, id: '_meta' })
  else if (index > 0) note('meta_moved', { index, id: '_meta' })
  const { id, ...rest } = item
  if (id !== undefined && id !== '_meta') note('id_changed', { index }, id, '_meta')
  sorted.metas.push(rest)
}

const isBareStep = (item: RawRecord) =>
  typeof item.id === 'string' && isStepId(plainId(item.id)) && isEmpty(item.ability)

function dropStep(sorted: SortedItems, item: unknown, index: number, note: Note) {
  note('step_dropped', { index }, isRecord(item) ? item.id : item)
  if (isRecord(item) && Object.keys(item).length > 1) sorted.kept.push(item)
}

/** A jinx of the list has no id, or one made of its two characters' ids. */
function isPair(item: unknown): boolean {
  if (!isPairJinx(item) || !isEmpty(item.ability)) return false
  const id = item.id ?? item.characters.join()
  return typeof id === 'string' && item.characters.every(of => id.includes(of))
}

const ruleTeams = new Set([
  'special',
  'specialrule',
  'rule',
  'rules',
  'houserule',
  'jinx',
  'jinxed',
  'ajinxed',
  'bootlegger'
])

function isRule(item: unknown): boolean {
  if (!isRecord(item) || isEmpty(textOfRule(item))) return false
  const { id, team } = item
  if (typeof team === 'string' && ruleTeams.has(plainId(team))) return true
  if (typeof id !== 'string' || teamOf(team) !== undefined) return false
  return id.startsWith('_') || /^(bootleggerrule|houserule)/.test(plainId(id))
}

function textOfRule(item: RawRecord): string {
  const text = [item.ability, item.rule, item.text, item.reason].find(
    value => typeof value === 'string' && value !== ''
  )
  if (typeof text !== 'string') return ''
  return typeof item.name === 'string' && item.name.trim() !== '' ? `${item.name}: ${text}` : text
}

/** The rule's text becomes a bootlegger rule; the item itself stays in the file, with all it says. */
function takeRule(sorted: SortedItems, item: unknown, index: number, note: Note) {
  if (!isRecord(item)) return
  const rule = textOfRule(item)
  note(
    'rule_read',
    { index, ...(typeof item.id === 'string' ? { id: item.id } : {}) },
    item.name ?? item.id,
    rule
  )
  sorted.rules.push(rule)
  sorted.kept.push(item)
}

/** A page or a note may have a slug and a title too: only what has a name or an id can be a character. */
const hasIdentity = (item: RawRecord) =>
  (!isEmpty(item.slug) && !isEmpty(item.ability)) ||
  Object.keys(item).some(key => ['id', 'name'].includes(plainId(key)) && !isEmpty(item[key]))

function keep(sorted: SortedItems, item: unknown, index: number, note: Note) {
  note('item_kept', { index }, item)
  sorted.kept.push(item)
}

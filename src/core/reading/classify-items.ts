import { normalizeId } from '../id.ts'
import { limits } from '../limits.ts'
import { isStepId } from '../night/night.ts'
import { findTeam } from './character-field-table.ts'
import { isEmpty, isPairJinx, isRecord, type RawRecord } from './json-value.ts'
import type { ReportRepair } from './repair.ts'

/** A list item that represents a character. A plain id becomes `{ id }`. */
export interface RawEntry {
  index: number
  raw: RawRecord
}

export interface ClassifiedItems {
  entries: RawEntry[]
  metas: RawRecord[]
  /** Texts of house rules that were written as characters. */
  rules: string[]
  /** Jinxes that are separate list items, as `{characters: [a, b], reason}`. */
  pairs: RawRecord[]
  /** Items that aren't characters, unchanged. */
  others: unknown[]
}

/** Flattens lists inside the list. */
export function flattenItems(items: readonly unknown[], report: ReportRepair): unknown[] {
  if (items.some(item => Array.isArray(item))) report('list_flattened', {})
  return items.flat(Number.POSITIVE_INFINITY)
}

/** Classifies the items of a list. */
export function classifyItems(items: readonly unknown[], report: ReportRepair): ClassifiedItems {
  const sorted: ClassifiedItems = { entries: [], metas: [], rules: [], pairs: [], others: [] }
  for (const [index, item] of items.entries()) {
    const kind = kinds.find(({ test }) => test(item))
    if (kind) kind.add(sorted, item, index, report)
    else if (isRecord(item)) sorted.entries.push({ index, raw: item })
    else addOther(sorted, item, index, report)
  }
  return sorted
}

interface ItemKind {
  test: (item: unknown) => boolean
  add: (sorted: ClassifiedItems, item: unknown, index: number, report: ReportRepair) => void
}

/** The kinds of items other than described characters; the first match wins. */
const kinds: readonly ItemKind[] = [
  { test: isEmpty, add: () => {} },
  { test: isMeta, add: addMeta },
  { test: item => typeof item === 'string' && isStepId(normalizeId(item)), add: dropStep },
  { test: item => isRecord(item) && isBareStep(item), add: dropStep },
  { test: isWebAddress, add: addOther },
  {
    test: item => typeof item === 'string',
    add: (sorted, item, index) => sorted.entries.push({ index, raw: { id: item } })
  },
  { test: isPair, add: (sorted, item) => isRecord(item) && sorted.pairs.push(item) },
  { test: isRule, add: addRule },
  { test: item => isRecord(item) && !hasIdentity(item), add: addOther }
]

/** A web address is no id and no name. */
function isWebAddress(item: unknown): boolean {
  const id = isRecord(item) && isEmpty(item.name) && isEmpty(item.ability) ? (item.id ?? item.slug) : item
  return typeof id === 'string' && /^\s*https?:\/\//i.test(id)
}

function isMeta(item: unknown): boolean {
  if (item === '_meta') return true
  if (!isRecord(item) || !isEmpty(item.ability) || !isEmpty(item.team)) return false
  if (typeof item.id === 'string') return normalizeId(item.id) === 'meta'
  return (
    isEmpty(item.id) &&
    ['author', 'bootlegger', 'almanac', 'hideTitle'].some(key => key in item) &&
    !('slug' in item)
  )
}

function addMeta(sorted: ClassifiedItems, item: unknown, index: number, report: ReportRepair) {
  if (!isRecord(item)) return
  if (sorted.metas.length > 0) report('meta_merged', { index, id: '_meta' })
  else if (index > 0) report('meta_moved', { index, id: '_meta' })
  const { id, ...rest } = item
  if (id !== undefined && id !== '_meta') report('id_changed', { index }, id, '_meta')
  sorted.metas.push(rest)
}

const isBareStep = (item: RawRecord) =>
  typeof item.id === 'string' && isStepId(normalizeId(item.id)) && isEmpty(item.ability)

function dropStep(sorted: ClassifiedItems, item: unknown, index: number, report: ReportRepair) {
  report('step_dropped', { index }, isRecord(item) ? item.id : item)
  if (isRecord(item) && Object.keys(item).length > 1) sorted.others.push(item)
}

/** Characters of a combined id; two ids and what is between them. */
const maxCombinedId = 3 * limits.character.id

/** A jinx item has no id, or an id that combines its two characters' ids. */
function isPair(item: unknown): boolean {
  if (!isPairJinx(item) || !isEmpty(item.ability)) return false
  const { id, characters } = item
  if (id === undefined || id === null) return true
  return typeof id === 'string' && id.length <= maxCombinedId && characters.every(of => id.includes(of))
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
  if (typeof team === 'string' && ruleTeams.has(normalizeId(team))) return true
  if (typeof id !== 'string' || findTeam(team) !== undefined) return false
  return id.startsWith('_') || /^(bootleggerrule|houserule)/.test(normalizeId(id))
}

function textOfRule(item: RawRecord): string {
  const text = [item.ability, item.rule, item.text, item.reason].find(
    value => typeof value === 'string' && value !== ''
  )
  if (typeof text !== 'string') return ''
  return typeof item.name === 'string' && item.name.trim() !== '' ? `${item.name}: ${text}` : text
}

/** Adds the text as a house rule. The item itself stays in the file unchanged. */
function addRule(sorted: ClassifiedItems, item: unknown, index: number, report: ReportRepair) {
  if (!isRecord(item)) return
  const rule = textOfRule(item)
  report(
    'rule_read',
    { index, ...(typeof item.id === 'string' ? { id: item.id } : {}) },
    item.name ?? item.id,
    rule
  )
  sorted.rules.push(rule)
  sorted.others.push(item)
}

/** Only items with a name or an id can be characters. Pages and notes may have a slug and a title too. */
const hasIdentity = (item: RawRecord) =>
  (!isEmpty(item.slug) && !isEmpty(item.ability)) ||
  Object.keys(item).some(key => ['id', 'name'].includes(normalizeId(key)) && !isEmpty(item[key]))

function addOther(sorted: ClassifiedItems, item: unknown, index: number, report: ReportRepair) {
  report('item_kept', { index }, item)
  sorted.others.push(item)
}

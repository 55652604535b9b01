import type { Character } from '../character/character.ts'
import { isEqual } from '../equal.ts'
import { type Night, nights } from '../night/night.ts'
import { almanacIntroductionKey, almanacKey } from './almanac-keys.ts'
import { fieldsFromScript } from './fields-from-script.ts'
import { type NamesOfKind, namesOfKind } from './metadata-fields.ts'
import type { Script, ScriptCharacter } from './script.ts'

/** The character fields that a comparison covers, in display order. */
export const comparedFields = [
  'name',
  'team',
  'ability',
  'image',
  'edition',
  'flavor',
  'firstNight',
  'firstNightReminder',
  'otherNight',
  'otherNightReminder',
  'reminders',
  'remindersGlobal',
  'setup',
  'jinxes',
  'special',
  'extra'
] as const satisfies (keyof Character)[]
export type ComparedField = (typeof comparedFields)[number]

const textFields = namesOfKind('text', 'address', 'number')
const flagFields = namesOfKind('flag')
const listFields = namesOfKind('texts')

/** One difference between two scripts, described as a change from the first to the second. */
export type ScriptDifference =
  | { kind: 'added' | 'removed'; id: string }
  | { kind: 'changed'; id: string; fields: ComparedField[] }
  /**
   * Characters with a new position among those that both scripts have; the smallest set that explains the new order.
   */
  | { kind: 'moved'; ids: string[] }
  /** A night got a custom order (`own`), lost it (`official`), or these ids moved in it; ids may be steps. */
  | { kind: 'night'; night: Night; change: 'own' | 'official' | 'order'; ids: string[] }
  /** A text, an address or a number of the metadata; absent ones are ''. */
  | { kind: 'text'; field: NamesOfKind<'text' | 'address' | 'number'>; before: string; after: string }
  | { kind: 'flag'; field: NamesOfKind<'flag'>; isOn: boolean }
  /** A list of the metadata, such as the house rules. When both lists are empty, only their order differs. */
  | { kind: 'list'; field: NamesOfKind<'texts'>; added: string[]; removed: string[] }
  /** The almanac text of a character; without an id, the introduction. */
  | { kind: 'almanac'; id?: string }
  /** Unknown data from files. */
  | { kind: 'other' }

/**
 * Compares two scripts; [] only for equal scripts. Consequences of an added or removed character (its night position,
 * its almanac text) aren't listed separately.
 *
 * @example scriptDifference(script, addCharacter(script, imp, catalogue)) // [{ kind: 'added', id: 'imp' }]
 */
export function scriptDifference(before: Script, after: Script): ScriptDifference[] {
  if (isEqual(before, after)) return []
  const was = byId(before)
  const is = byId(after)
  const shared = (id: string) => was.has(id) && is.has(id)
  const differences = [
    ...[...is.keys()].filter(id => !was.has(id)).map(id => ({ kind: 'added', id }) as const),
    ...[...was.keys()].filter(id => !is.has(id)).map(id => ({ kind: 'removed', id }) as const),
    ...changedCharacters(was, is),
    ...movedCharacters([...was.keys()].filter(shared), [...is.keys()].filter(shared)),
    ...nights.flatMap(night => nightDifference(night, before, after, id => was.has(id) === is.has(id))),
    ...metadataDifferences(before, after),
    ...almanacDifferences(before.customData, after.customData, [...is.keys()].filter(shared)),
    ...otherDifferences(before, after, [...was.keys(), ...is.keys()])
  ]
  return differences.length > 0 ? differences : [{ kind: 'other' }]
}

/** Returns the ids that moved between `before` and `after`: all common ids without a longest increasing subsequence. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const positions = new Map(after.map((id, index) => [id, index]))
  const common = [...new Set(before)].filter(id => positions.has(id))
  const unmoved = new Set(longestIncreasing(common, id => positions.get(id) ?? 0))
  return common.filter(id => !unmoved.has(id))
}

const byId = ({ characters }: Script) => new Map(characters.map(character => [character.id, character]))

type ById = ReadonlyMap<string, ScriptCharacter>

function changedCharacters(was: ById, is: ById): ScriptDifference[] {
  return [...is].flatMap(([id, character]): ScriptDifference[] => {
    const previous = was.get(id)
    if (!previous || isEqual(previous, character)) return []
    return [{ kind: 'changed', id, fields: changedFields(previous, character) }]
  })
}

function changedFields(before: ScriptCharacter, after: ScriptCharacter): ComparedField[] {
  const was: Partial<Record<ComparedField, unknown>> = { ...fieldsFromScript(before), extra: before.extra }
  const is: Partial<Record<ComparedField, unknown>> = { ...fieldsFromScript(after), extra: after.extra }
  return comparedFields.filter(key => !isEqual(was[key], is[key]))
}

function movedCharacters(before: readonly string[], after: readonly string[]): ScriptDifference[] {
  const ids = movedIds(before, after)
  return ids.length > 0 ? [{ kind: 'moved', ids }] : []
}

function nightDifference(
  night: Night,
  { [night]: before }: Script,
  { [night]: after }: Script,
  isInBoth: (id: string) => boolean
): ScriptDifference[] {
  if (!before && !after) return []
  if (!before) return [{ kind: 'night', night, change: 'own', ids: [] }]
  if (!after) return [{ kind: 'night', night, change: 'official', ids: [] }]
  const was = before.filter(isInBoth)
  const is = after.filter(isInBoth)
  if (isEqual(was, is)) return []
  const [inWas, inIs] = [new Set(was), new Set(is)]
  const oneSided = [...is.filter(id => !inWas.has(id)), ...was.filter(id => !inIs.has(id))]
  return [{ kind: 'night', night, change: 'order', ids: [...new Set([...movedIds(was, is), ...oneSided])] }]
}

function metadataDifferences(before: Script, after: Script): ScriptDifference[] {
  const texts = textFields.flatMap((field): ScriptDifference[] => {
    const [was, is] = [String(before[field] ?? ''), String(after[field] ?? '')]
    return was === is ? [] : [{ kind: 'text', field, before: was, after: is }]
  })
  const flags = flagFields.flatMap((field): ScriptDifference[] =>
    before[field] === after[field] ? [] : [{ kind: 'flag', field, isOn: after[field] }]
  )
  const lists = listFields.flatMap((field): ScriptDifference[] => {
    const [was, is] = [before[field], after[field]]
    return isEqual(was, is)
      ? []
      : [{ kind: 'list', field, added: subtract(is, was), removed: subtract(was, is) }]
  })
  return [...texts, ...flags, ...lists]
}

/** Returns the items that are missing from `others`; each of the others cancels one equal item. */
function subtract(items: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return items.filter(item => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  })
}

type Data = Script['customData']

function almanacDifferences(before: Data, after: Data, shared: readonly string[]): ScriptDifference[] {
  const isSame = (key: string) => isEqual(before[key], after[key])
  const introduction: ScriptDifference[] = isSame(almanacIntroductionKey) ? [] : [{ kind: 'almanac' }]
  const changedIds = shared.filter(id => !isSame(almanacKey(id)))
  return [...introduction, ...changedIds.map(id => ({ kind: 'almanac', id }) as const)]
}

function otherDifferences(before: Script, after: Script, ids: readonly string[]): ScriptDifference[] {
  const known = new Set([almanacIntroductionKey, ...ids.map(almanacKey)])
  const rest = ({ customData, extra, id }: Script) => ({
    data: Object.fromEntries(Object.entries(customData).filter(([key]) => !known.has(key))),
    extra,
    id
  })
  return isEqual(rest(before), rest(after)) ? [] : [{ kind: 'other' }]
}

/** Returns a longest subsequence of items whose positions, all different, increase. */
function longestIncreasing<Item>(items: readonly Item[], positionOf: (item: Item) => number): Item[] {
  /** `ends[n]` is the last item of the subsequence of length n + 1 that ends at the lowest position. */
  const ends: Item[] = []
  const before = new Map<Item, Item | undefined>()
  for (const item of items) {
    const at = countLower(ends, positionOf, positionOf(item))
    before.set(item, ends[at - 1])
    ends[at] = item
  }
  const subsequence: Item[] = []
  for (let item = ends.at(-1); item !== undefined; item = before.get(item)) subsequence.push(item)
  return subsequence.reverse()
}

/** Counts the items below a position by halving, as their positions increase. */
function countLower<Item>(
  items: readonly Item[],
  positionOf: (item: Item) => number,
  position: number
): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const item = items[middle]
    if (item !== undefined && positionOf(item) < position) from = middle + 1
    else to = middle
  }
  return from
}

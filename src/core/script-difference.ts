import { almanacIntroductionKey, almanacKey } from './almanac-key.ts'
import type { Character } from './character.ts'
import { isEqual } from './equal.ts'
import { type Night, nights } from './night.ts'
import type { Script, ScriptCharacter } from './script.ts'

/** What a script may say about a character, in the order in which changes are told. */
export const characterFields = [
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
export type CharacterField = (typeof characterFields)[number]

const textFields = ['title', 'author', 'logo', 'background', 'almanac'] as const
export type TextField = (typeof textFields)[number]

/** One thing that differs between two scripts, in the words of who made the change from the first to the second. */
export type ScriptDifference =
  | { kind: 'added' | 'removed'; id: string }
  | { kind: 'changed'; id: string; fields: CharacterField[] }
  /** Characters that stand elsewhere among those that both scripts have: as few as explain it. */
  | { kind: 'moved'; ids: string[] }
  /** A night got an order of its own, gave it up, or these moved in it; ids may be steps. */
  | { kind: 'night'; night: Night; change: 'own' | 'official' | 'order'; ids: string[] }
  | { kind: 'text'; field: TextField; before: string; after: string }
  | { kind: 'hideTitle'; hidden: boolean }
  /** House rules; with neither, they were put in another order. */
  | { kind: 'rules'; added: string[]; removed: string[] }
  /** The almanac's words about a character, or its introduction without an id. */
  | { kind: 'almanac'; id?: string }
  /** What Belfry keeps without knowing it. */
  | { kind: 'other' }

/**
 * What makes `after` of `before`: empty only for scripts that are equal. What follows from a character that came or went
 * (its place in a night, its almanac text) is not told again.
 *
 * @example scriptDifference(script, addCharacter(script, imp, catalogue)) // [{ kind: 'added', id: 'imp' }]
 */
export function scriptDifference(before: Script, after: Script): ScriptDifference[] {
  if (isEqual(before, after)) return []
  const was = byId(before)
  const is = byId(after)
  const shared = (id: string) => was.has(id) && is.has(id)
  const told = [
    ...[...is.keys()].filter(id => !was.has(id)).map(id => ({ kind: 'added', id }) as const),
    ...[...was.keys()].filter(id => !is.has(id)).map(id => ({ kind: 'removed', id }) as const),
    ...changedCharacters(was, is),
    ...movedCharacters([...was.keys()].filter(shared), [...is.keys()].filter(shared)),
    ...nights.flatMap(night => nightDifference(night, before, after, id => was.has(id) === is.has(id))),
    ...textDifferences(before, after),
    ...ruleDifferences(before.bootlegger, after.bootlegger),
    ...almanacDifferences(before.customData, after.customData, [...is.keys()].filter(shared)),
    ...otherDifferences(before, after, [...was.keys(), ...is.keys()])
  ]
  return told.length > 0 ? told : [{ kind: 'other' }]
}

/** The ids whose places explain how `before` became `after`: all but the longest row that kept its order. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(after.map((id, index) => [id, index]))
  const common = [...new Set(before)].filter(id => place.has(id))
  const kept = new Set(longestRow(common, id => place.get(id) ?? 0))
  return common.filter(id => !kept.has(id))
}

const byId = ({ characters }: Script) => new Map(characters.map(character => [character.id, character]))

type ById = ReadonlyMap<string, ScriptCharacter>

function changedCharacters(was: ById, is: ById): ScriptDifference[] {
  return [...is].flatMap(([id, character]): ScriptDifference[] => {
    const former = was.get(id)
    if (!former || isEqual(former, character)) return []
    return [{ kind: 'changed', id, fields: changedFields(ownFields(former), ownFields(character)) }]
  })
}

/** What the script itself says about a character, field by field. */
function ownFields({ kind, ...character }: ScriptCharacter): Record<string, unknown> {
  if (kind === 'custom' || !('changes' in character)) return character
  const { changes, ...rest } = character
  return { ...changes, ...rest }
}

const changedFields = (was: Record<string, unknown>, is: Record<string, unknown>) =>
  characterFields.filter(key => !isEqual(was[key], is[key]))

function movedCharacters(before: readonly string[], after: readonly string[]): ScriptDifference[] {
  const ids = movedIds(before, after)
  return ids.length > 0 ? [{ kind: 'moved', ids }] : []
}

function nightDifference(
  night: Night,
  { [night]: before }: Script,
  { [night]: after }: Script,
  isOfBoth: (id: string) => boolean
): ScriptDifference[] {
  if (!before && !after) return []
  if (!before) return [{ kind: 'night', night, change: 'own', ids: [] }]
  if (!after) return [{ kind: 'night', night, change: 'official', ids: [] }]
  const was = before.filter(isOfBoth)
  const is = after.filter(isOfBoth)
  if (isEqual(was, is)) return []
  const oneSided = [...is.filter(id => !was.includes(id)), ...was.filter(id => !is.includes(id))]
  return [{ kind: 'night', night, change: 'order', ids: [...new Set([...movedIds(was, is), ...oneSided])] }]
}

function textDifferences(before: Script, after: Script): ScriptDifference[] {
  const texts = textFields.flatMap((field): ScriptDifference[] => {
    const [was = '', is = ''] = [before[field], after[field]]
    return was === is ? [] : [{ kind: 'text', field, before: was, after: is }]
  })
  const isSame = before.hideTitle === after.hideTitle
  return isSame ? texts : [...texts, { kind: 'hideTitle', hidden: after.hideTitle }]
}

function ruleDifferences(before: readonly string[], after: readonly string[]): ScriptDifference[] {
  if (isEqual(before, after)) return []
  return [{ kind: 'rules', added: without(after, before), removed: without(before, after) }]
}

/** The items of a list that are left when each of the other list takes away one like it. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return items.filter(item => {
    const index = left.indexOf(item)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

type Data = Script['customData']

function almanacDifferences(before: Data, after: Data, shared: readonly string[]): ScriptDifference[] {
  const isSame = (key: string) => isEqual(before[key], after[key])
  const introduction: ScriptDifference[] = isSame(almanacIntroductionKey) ? [] : [{ kind: 'almanac' }]
  const articles = shared.filter(id => !isSame(almanacKey(id)))
  return [...introduction, ...articles.map(id => ({ kind: 'almanac', id }) as const)]
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

/** The longest row of items, in their order, whose places only rise. */
function longestRow<Item>(items: readonly Item[], placeOf: (item: Item) => number): Item[] {
  /** `ends[n]` ends the row of length n + 1 whose last place is lowest. */
  const ends: Item[] = []
  const before = new Map<Item, Item | undefined>()
  for (const item of items) {
    const length = ends.findIndex(end => placeOf(end) >= placeOf(item))
    const at = length < 0 ? ends.length : length
    before.set(item, ends[at - 1])
    ends[at] = item
  }
  const row: Item[] = []
  for (let item = ends.at(-1); item !== undefined; item = before.get(item)) row.unshift(item)
  return row
}

import type { Jinx } from '../character/character.ts'
import { isEqual } from '../equal.ts'
import { fieldsFromScript, withJinxes } from '../script/fields-from-script.ts'
import type { ScriptCharacter } from '../script/script.ts'
import { isEmpty, isPairJinx, isRecord, type RawRecord } from './json-value.ts'
import { findReason, readJinx } from './read-jinxes.ts'
import type { ReferenceResolver } from './reference-resolver.ts'
import type { ReportRepair } from './repair.ts'

/** A jinx that isn't stored with one of its characters: `of` is the id of the first, `jinx.id` of the second. */
interface LooseJinx {
  of: string
  jinx: Jinx
}

/**
 * Replaces the ids in a character's jinxes, which may be spelled differently, with ids of the script or the
 * catalogue.
 */
export function resolveJinxes(
  character: ScriptCharacter,
  resolver: ReferenceResolver,
  report: ReportRepair
): ScriptCharacter {
  const jinxes = fieldsFromScript(character).jinxes
  if (!jinxes) return character
  const resolved = jinxes.map(jinx => {
    const id = resolver.findAnywhere(jinx.id) ?? jinx.id
    if (id !== jinx.id) report('jinx_respelled', { id: character.id, field: 'jinxes' }, jinx.id, id)
    return id === jinx.id ? jinx : { ...jinx, id }
  })
  return withJinxes(character, resolved)
}

/**
 * Adds jinxes from the meta entry or the list to one of their two characters, preferably a custom one.
 * `unplaced` contains jinxes without a text, and those whose characters aren't on the script.
 */
export function assignJinxes(
  characters: readonly ScriptCharacter[],
  sources: readonly unknown[],
  resolver: ReferenceResolver,
  report: ReportRepair
): { characters: ScriptCharacter[]; unplaced: unknown[] } {
  const next = [...characters]
  const indexes = new Map(next.map((character, index) => [character.id, index] as const))
  const unplaced: unknown[] = []
  for (const source of sources.flatMap(splitList)) {
    const loose = looseJinxes(source)
    const placed = loose.map(jinx => placeJinx(jinx, next, indexes, resolver, report))
    if (loose.length > 0 && placed.every(Boolean)) continue
    unplaced.push(source)
    report('jinx_unplaced', { field: 'jinxes' }, source)
  }
  return { characters: next, unplaced }
}

function placeJinx(
  { of, jinx }: LooseJinx,
  characters: ScriptCharacter[],
  indexes: ReadonlyMap<string, number>,
  resolver: ReferenceResolver,
  report: ReportRepair
): boolean {
  if (isEmpty(jinx.reason)) return false
  const pair = [of, jinx.id].map(id => resolver.findAnywhere(id) ?? id)
  const owners = pair.flatMap((id, side) => {
    const at = indexes.get(id)
    const owner = at === undefined ? undefined : characters[at]
    return at === undefined || !owner || owner.kind === 'unknown'
      ? []
      : [{ at, owner, other: pair[1 - side] ?? '' }]
  })
  const chosen = owners.find(({ owner }) => owner.kind === 'custom') ?? owners[0]
  if (!chosen) return false
  const added = { ...jinx, id: chosen.other }
  const jinxes = fieldsFromScript(chosen.owner).jinxes ?? []
  if (!jinxes.some(other => isEqual(other, added)))
    characters[chosen.at] = withJinxes(chosen.owner, [...jinxes, added])
  report('jinx_moved', { id: chosen.owner.id, field: 'jinxes' }, `${of} / ${jinx.id}`, chosen.owner.id)
  return true
}

/** Reads the jinxes of one entry: a pair, or one character with a list; [] when unreadable. */
function looseJinxes(source: unknown): LooseJinx[] {
  if (isPairJinx(source)) return pairJinx(source)
  return isRecord(source) ? listedJinxes(source) : []
}

function listedJinxes(source: RawRecord): LooseJinx[] {
  const list = source.jinx ?? source.jinxes
  if (typeof source.id !== 'string' || !Array.isArray(list)) return []
  const of = source.id
  const jinxes = list.map(item => readJinx(item, () => {}))
  return jinxes.every(jinx => jinx !== undefined) ? jinxes.map(jinx => ({ of, jinx })) : []
}

/** Splits a list into one source per jinx, so that unplaced jinxes are stored separately. */
function splitList(source: unknown): unknown[] {
  if (!isRecord(source) || isPairJinx(source)) return [source]
  const key = source.jinx === undefined ? 'jinxes' : 'jinx'
  const list = source[key]
  return Array.isArray(list) && list.length > 1 ? list.map(item => ({ ...source, [key]: [item] })) : [source]
}

/** Reads a jinx of the first two characters. Keeps every other key of the entry. */
function pairJinx(source: RawRecord): LooseJinx[] {
  const { id, characters, ...rest } = source
  const [of, other] = Array.isArray(characters) ? characters : []
  if (typeof of !== 'string' || typeof other !== 'string') return []
  const { key, reason } = findReason(source)
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key))
  const original = id === undefined ? {} : { originalId: id }
  return [{ of, jinx: { ...others, ...original, id: other, reason } }]
}

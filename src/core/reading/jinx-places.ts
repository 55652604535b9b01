import type { Jinx } from '../character.ts'
import { isEqual } from '../equal.ts'
import type { ScriptCharacter } from '../script.ts'
import { readJinx, reasonOf } from './jinx-list.ts'
import type { References } from './references.ts'
import type { Note } from './repair.ts'
import { isEmpty, isPairJinx, isRecord, type RawRecord } from './tidy.ts'

/** A jinx that stands outside its characters: of whom, and with whom. */
interface LooseJinx {
  of: string
  jinx: Jinx
}

/** The ids that the characters' own jinxes name, in the file's spelling, become ids of the script or the catalogue. */
export function resolveJinxes(
  character: ScriptCharacter,
  references: References,
  note: Note
): ScriptCharacter {
  const jinxes = jinxesOf(character)
  if (!jinxes) return character
  const resolved = jinxes.map(jinx => {
    const id = references.anywhere(jinx.id) ?? jinx.id
    if (id !== jinx.id) note('jinx_respelled', { id: character.id, field: 'jinxes' }, jinx.id, id)
    return id === jinx.id ? jinx : { ...jinx, id }
  })
  return withJinxes(character, resolved)
}

/**
 * Gives jinxes that stand in `_meta` or in the list to one of their two characters, a custom one first.
 * Answers also what could not be placed, since nobody of it is on the script or it has no words.
 */
export function placeJinxes(
  characters: readonly ScriptCharacter[],
  sources: readonly unknown[],
  references: References,
  note: Note
): { characters: ScriptCharacter[]; unplaced: unknown[] } {
  const next = [...characters]
  const positions = new Map(next.map((character, index) => [character.id, index] as const))
  const unplaced: unknown[] = []
  for (const source of sources.flatMap(splitList)) {
    const loose = looseJinxes(source)
    const placed = loose.map(jinx => placeJinx(jinx, next, positions, references, note))
    if (loose.length > 0 && placed.every(Boolean)) continue
    unplaced.push(source)
    note('jinx_unplaced', { field: 'jinxes' }, source)
  }
  return { characters: next, unplaced }
}

function placeJinx(
  { of, jinx }: LooseJinx,
  characters: ScriptCharacter[],
  positions: ReadonlyMap<string, number>,
  references: References,
  note: Note
): boolean {
  if (isEmpty(jinx.reason)) return false
  const pair = [of, jinx.id].map(id => references.anywhere(id) ?? id)
  const owners = pair.flatMap((id, side) => {
    const at = positions.get(id)
    const owner = at === undefined ? undefined : characters[at]
    return at === undefined || !owner || owner.kind === 'unknown'
      ? []
      : [{ at, owner, other: pair[1 - side] ?? '' }]
  })
  const chosen = owners.find(({ owner }) => owner.kind === 'custom') ?? owners[0]
  if (!chosen) return false
  const added = { ...jinx, id: chosen.other }
  const jinxes = jinxesOf(chosen.owner) ?? []
  if (!jinxes.some(other => isEqual(other, added)))
    characters[chosen.at] = withJinxes(chosen.owner, [...jinxes, added])
  note('jinx_moved', { id: chosen.owner.id, field: 'jinxes' }, `${of} / ${jinx.id}`, chosen.owner.id)
  return true
}

/** The jinxes that one entry says: a pair, one character with a list, or nothing that can be read. */
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

/** One source for each jinx of a list, so that what cannot be placed is kept alone. */
function splitList(source: unknown): unknown[] {
  if (!isRecord(source) || isPairJinx(source)) return [source]
  const key = source.jinx === undefined ? 'jinxes' : 'jinx'
  const list = source[key]
  return Array.isArray(list) && list.length > 1 ? list.map(item => ({ ...source, [key]: [item] })) : [source]
}

/** The first two characters make the jinx; every other key of the entry stays with it. */
function pairJinx(source: RawRecord): LooseJinx[] {
  const { id, characters, ...rest } = source
  const [of, other] = Array.isArray(characters) ? characters : []
  if (typeof of !== 'string' || typeof other !== 'string') return []
  const { key, reason } = reasonOf(source)
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key))
  const original = id === undefined ? {} : { originalId: id }
  return [{ of, jinx: { ...kept, ...original, id: other, reason } }]
}

const jinxesOf = (character: ScriptCharacter): Jinx[] | undefined =>
  character.kind === 'custom'
    ? character.jinxes
    : character.kind === 'official'
      ? character.changes?.jinxes
      : undefined

function withJinxes(character: ScriptCharacter, jinxes: Jinx[]): ScriptCharacter {
  if (character.kind === 'custom') return { ...character, jinxes }
  if (character.kind === 'official') return { ...character, changes: { ...character.changes, jinxes } }
  return character
}

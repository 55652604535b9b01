import { canonicalJson } from '../canonical-json.ts'
import type { Jinx } from '../character/character.ts'
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
  const placement = new JinxPlacement(characters, resolver, report)
  const unplaced = sources.flatMap((source): unknown[] => {
    const left = placeSource(source, placement)
    if (left !== undefined) report('jinx_unplaced', { field: 'jinxes' }, left)
    return left === undefined ? [] : [left]
  })
  return { characters: placement.build(), unplaced }
}

/** Places the jinxes of one entry: a pair, or one character with a list. Returns what is left of it, if anything. */
function placeSource(source: unknown, placement: JinxPlacement): unknown {
  if (isPairJinx(source)) return placement.place(pairJinx(source)) ? undefined : source
  if (!isRecord(source)) return source
  const { id: of } = source
  const key = source.jinx === undefined ? 'jinxes' : 'jinx'
  const list = source[key]
  if (typeof of !== 'string' || !Array.isArray(list) || list.length === 0) return source
  const left = list.filter(item => {
    const jinx = readJinx(item, () => {})
    return !jinx || !placement.place({ of, jinx })
  })
  if (left.length === list.length) return source
  return left.length > 0 ? { ...source, [key]: left } : undefined
}

/** The jinxes of one character, and their texts, by which a repeated one is found. */
interface OwnJinxes {
  jinxes: Jinx[]
  texts: Set<string>
}

/** Collects jinxes for the characters of a script. */
class JinxPlacement {
  readonly #characters: readonly ScriptCharacter[]
  readonly #byId: ReadonlyMap<string, ScriptCharacter>
  readonly #resolver: ReferenceResolver
  readonly #report: ReportRepair
  readonly #ownById = new Map<string, OwnJinxes>()

  constructor(characters: readonly ScriptCharacter[], resolver: ReferenceResolver, report: ReportRepair) {
    this.#characters = characters
    this.#byId = new Map(characters.map(character => [character.id, character]))
    this.#resolver = resolver
    this.#report = report
  }

  /** Returns false for a jinx without a text, or without a described character on the script. */
  place({ of, jinx }: LooseJinx): boolean {
    if (isEmpty(jinx.reason)) return false
    const [first = of, second = jinx.id] = [of, jinx.id].map(id => this.#resolver.findAnywhere(id) ?? id)
    const owners = [
      { owner: this.#byId.get(first), other: second },
      { owner: this.#byId.get(second), other: first }
    ].flatMap(({ owner, other }) => (owner && owner.kind !== 'unknown' ? [{ owner, other }] : []))
    const chosen = owners.find(({ owner }) => owner.kind === 'custom') ?? owners[0]
    if (!chosen) return false
    this.#add(chosen.owner, { ...jinx, id: chosen.other })
    this.#report(
      'jinx_moved',
      { id: chosen.owner.id, field: 'jinxes' },
      `${of} / ${jinx.id}`,
      chosen.owner.id
    )
    return true
  }

  #add(owner: ScriptCharacter, jinx: Jinx) {
    const own = this.#ownById.get(owner.id) ?? startWith(fieldsFromScript(owner).jinxes ?? [])
    this.#ownById.set(owner.id, own)
    const text = canonicalJson(jinx)
    if (!own.texts.has(text)) own.jinxes.push(jinx)
    own.texts.add(text)
  }

  build(): ScriptCharacter[] {
    return this.#characters.map(character => {
      const own = this.#ownById.get(character.id)
      return own ? withJinxes(character, own.jinxes) : character
    })
  }
}

const startWith = (jinxes: readonly Jinx[]): OwnJinxes => ({
  jinxes: [...jinxes],
  texts: new Set(jinxes.map(canonicalJson))
})

/** Reads a jinx of the first two characters. Keeps every other key of the entry. */
function pairJinx(source: RawRecord & { characters: string[] }): LooseJinx {
  const { id, characters, ...rest } = source
  const [of = '', other = ''] = characters
  const { key, reason } = findReason(source)
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key))
  const original = id === undefined ? {} : { originalId: id }
  return { of, jinx: { ...others, ...original, id: other, reason } }
}

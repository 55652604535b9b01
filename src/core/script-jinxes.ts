import type { Catalogue, CatalogueTexts } from './catalogue.ts'
import type { Jinx } from './character.ts'
import { isEqual } from './equal.ts'
import { idFinder, plainId } from './id.ts'
import { jinxesInPlay } from './jinxes.ts'
import type { Script, ScriptCharacter } from './script.ts'

/** Two characters of a script, by their ids as the script spells them. */
export interface Pair {
  first: string
  second: string
}

export interface ScriptJinx extends Pair {
  reason: string
  /** Whether the script says it itself. */
  isOwn: boolean
  /** The official reason in the page's language; undefined where there is no official jinx. */
  official: string | undefined
}

/** The jinxes in play with where each comes from, in the order of `jinxesInPlay`. */
export const scriptJinxes = (
  script: Script,
  catalogue: Catalogue,
  texts: Pick<CatalogueTexts, 'jinxes'>
): ScriptJinx[] =>
  jinxesInPlay(script, catalogue, texts).map(jinx => ({
    ...jinx,
    isOwn: owners(script, jinx).length > 0,
    official: officialReason(jinx, catalogue, texts)
  }))

/** What the publisher says of a pair; '' where the language lacks it, undefined where it says nothing. */
export function officialReason(
  { first, second }: Pair,
  { characters }: Catalogue,
  { jinxes }: Pick<CatalogueTexts, 'jinxes'>
): string | undefined {
  const ids = [plainId(first), plainId(second)] as const
  for (const [one, other] of [ids, [ids[1], ids[0]] as const])
    if (characters.get(one)?.jinxedWith.includes(other)) return jinxes[one]?.[other] ?? ''
  return undefined
}

/**
 * Has a script say a jinx of two of its characters, in place of what it said of them before. It stands with a
 * character that a script file writes whole anyway: a custom one, else a changed official one, else the one that
 * stands earlier on the script.
 */
export function setJinx(script: Script, pair: Pair, reason: string): Script {
  const had = owners(script, pair)[0]
  const owner = bearerOf(script, pair)
  if (!owner) return script
  const other = owner.id === pair.first ? pair.second : pair.first
  const jinxes = had
    ? had.jinxes.map(jinx => (had.isMeant(jinx) ? { ...jinx, reason } : jinx))
    : [...(jinxesOf(owner) ?? []), { id: other, reason }]
  const cleared = had ? removeOwnJinx(script, pair, owner.id) : script
  return withCharacter(cleared, owner.id, withJinxes(owner, jinxes))
}

/** Takes back what a script says of two characters; an official jinx then has its official words again. */
export const removeOwnJinx = (script: Script, pair: Pair, except?: string): Script =>
  owners(script, pair)
    .filter(({ character }) => character.id !== except)
    .reduce((next, { character, jinxes, isMeant }) => {
      const left = jinxes.filter(jinx => !isMeant(jinx))
      return withCharacter(next, character.id, withJinxes(character, left))
    }, script)

interface Owner {
  character: ScriptCharacter
  jinxes: readonly Jinx[]
  /** Whether a jinx of the character is with the other one of the pair. */
  isMeant: (jinx: Jinx) => boolean
}

/** Who of a pair speaks of the other one. */
function owners(script: Script, { first, second }: Pair): Owner[] {
  const meant = idFinder(script.characters.map(({ id }) => id))
  return script.characters.flatMap(character => {
    const other = character.id === first ? second : character.id === second ? first : undefined
    const jinxes = jinxesOf(character) ?? []
    const isMeant = (jinx: Jinx) => meant(jinx.id) === other
    return other !== undefined && jinxes.some(isMeant) ? [{ character, jinxes, isMeant }] : []
  })
}

/** Who of two characters bears, or would bear, what the script says of them. */
export function bearerOf(script: Script, pair: Pair): ScriptCharacter | undefined {
  return owners(script, pair)[0]?.character ?? ownerFor(script, pair)
}

function ownerFor({ characters }: Script, { first, second }: Pair): ScriptCharacter | undefined {
  const pair = characters.filter(({ id, kind }) => (id === first || id === second) && kind !== 'unknown')
  return (
    pair.find(({ kind }) => kind === 'custom') ??
    pair.find(character => character.kind === 'official' && character.changes !== undefined) ??
    pair[0]
  )
}

function jinxesOf(character: ScriptCharacter): readonly Jinx[] | undefined {
  if (character.kind === 'custom') return character.jinxes
  return character.kind === 'official' ? character.changes?.jinxes : undefined
}

/** No jinxes are absent ones, and no changes are absent ones. */
function withJinxes(character: ScriptCharacter, jinxes: Jinx[]): ScriptCharacter {
  if (character.kind === 'custom') {
    const { jinxes: _, ...rest } = character
    return jinxes.length > 0 ? { ...rest, jinxes } : rest
  }
  if (character.kind !== 'official') return character
  const { changes = {}, ...entry } = character
  const { jinxes: _, ...others } = changes
  const next = jinxes.length > 0 ? { ...others, jinxes } : others
  return Object.keys(next).length > 0 ? { ...entry, changes: next } : entry
}

function withCharacter(script: Script, id: string, character: ScriptCharacter): Script {
  const characters = script.characters.map(other => (other.id === id ? character : other))
  return isEqual(characters, script.characters) ? script : { ...script, characters }
}

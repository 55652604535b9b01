import type { Catalogue, CatalogueTexts, OfficialCharacter } from '../catalogue/catalogue.ts'
import type { Jinx } from '../character/character.ts'
import { isEqual } from '../equal.ts'
import { createIdFinder, normalizeId } from '../id.ts'
import { fieldsFromScript, withJinxes } from './fields-from-script.ts'
import { type JinxPair, jinxesInPlay } from './jinxes-in-play.ts'
import type { Script, ScriptCharacter } from './script.ts'

/** Two characters of a script. Ids are spelled as on the script. */
export interface CharacterPair {
  first: string
  second: string
}

export interface ScriptJinx extends JinxPair {
  /** The official reason in the page's language; undefined without an official jinx. */
  official: string | undefined
}

/** Returns the jinxes in play with their origin, in the order of `jinxesInPlay`. */
export function scriptJinxes(
  script: Script,
  catalogue: Catalogue,
  texts: Pick<CatalogueTexts, 'jinxes'>
): ScriptJinx[] {
  const findReason = createReasonFinder(catalogue, texts)
  return jinxesInPlay(script, catalogue, texts).map(jinx => ({ ...jinx, official: findReason(jinx) }))
}

/** Returns the official reason for a pair; '' where the language lacks it, undefined without an official jinx. */
export const findOfficialReason = (
  pair: CharacterPair,
  catalogue: Catalogue,
  texts: Pick<CatalogueTexts, 'jinxes'>
): string | undefined => createReasonFinder(catalogue, texts)(pair)

/** Returns `findOfficialReason` for many pairs: each id is normalized once. */
function createReasonFinder({ characters }: Catalogue, { jinxes }: Pick<CatalogueTexts, 'jinxes'>) {
  const found = new Map<string, OfficialCharacter | undefined>()
  const find = (id: string) => {
    if (!found.has(id)) found.set(id, characters.get(normalizeId(id)))
    return found.get(id)
  }
  return ({ first, second }: CharacterPair): string | undefined => {
    const [one, two] = [find(first), find(second)]
    if (!one || !two) return undefined
    if (one.jinxedWith.includes(two.id)) return jinxes[one.id]?.[two.id] ?? ''
    return two.jinxedWith.includes(one.id) ? (jinxes[two.id]?.[one.id] ?? '') : undefined
  }
}

/**
 * Sets the script's jinx for two of its characters and replaces the previous one. The jinx is stored on a character
 * that script files contain in full anyway: a custom one, else an official one with overrides, else the first on the
 * script.
 */
export function setScriptJinx(script: Script, pair: CharacterPair, reason: string): Script {
  const current = findOwners(script, pair)[0]
  const owner = findJinxOwner(script, pair)
  if (!owner) return script
  const other = owner.id === pair.first ? pair.second : pair.first
  const jinxes = current
    ? current.jinxes.map(jinx => (current.isOfPair(jinx) ? { ...jinx, reason } : jinx))
    : [...(fieldsFromScript(owner).jinxes ?? []), { id: other, reason }]
  const cleared = current ? removeScriptJinx(script, pair, owner.id) : script
  return withCharacter(cleared, owner.id, withJinxes(owner, jinxes))
}

/** Removes the script's jinx for two characters; an official jinx then has its official reason again. */
export const removeScriptJinx = (script: Script, pair: CharacterPair, except?: string): Script =>
  findOwners(script, pair)
    .filter(({ character }) => character.id !== except)
    .reduce((next, { character, jinxes, isOfPair }) => {
      const remaining = jinxes.filter(jinx => !isOfPair(jinx))
      return withCharacter(next, character.id, withJinxes(character, remaining))
    }, script)

interface Owner {
  character: ScriptCharacter
  jinxes: readonly Jinx[]
  /** Whether a jinx of this character is with the other character of the pair. */
  isOfPair: (jinx: Jinx) => boolean
}

/** Finds the characters of a pair that store a jinx with the other one. */
function findOwners(script: Script, { first, second }: CharacterPair): Owner[] {
  const findId = createIdFinder(script.characters.map(({ id }) => id))
  return script.characters.flatMap(character => {
    const other = character.id === first ? second : character.id === second ? first : undefined
    const jinxes = fieldsFromScript(character).jinxes ?? []
    const isOfPair = (jinx: Jinx) => findId(jinx.id) === other
    return other !== undefined && jinxes.some(isOfPair) ? [{ character, jinxes, isOfPair }] : []
  })
}

/** Finds the character that stores, or would store, the script's jinx for a pair. */
export function findJinxOwner(script: Script, pair: CharacterPair): ScriptCharacter | undefined {
  return findOwners(script, pair)[0]?.character ?? chooseOwner(script, pair)
}

function chooseOwner({ characters }: Script, { first, second }: CharacterPair): ScriptCharacter | undefined {
  const pair = characters.filter(({ id, kind }) => (id === first || id === second) && kind !== 'unknown')
  return (
    pair.find(({ kind }) => kind === 'custom') ??
    pair.find(character => character.kind === 'official' && character.changes !== undefined) ??
    pair[0]
  )
}

function withCharacter(script: Script, id: string, character: ScriptCharacter): Script {
  const characters = script.characters.map(other => (other.id === id ? character : other))
  return isEqual(characters, script.characters) ? script : { ...script, characters }
}

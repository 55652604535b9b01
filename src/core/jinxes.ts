import type { Catalogue, CatalogueTexts } from './catalogue.ts'
import { factsOf } from './character-facts.ts'
import { findId, plainId } from './id.ts'
import type { Script } from './script.ts'

/** A jinx between two characters of a script, by their ids as the script spells them. */
export interface JinxPair {
  /** The one that stands earlier on the script. */
  first: string
  second: string
  reason: string
}

/**
 * The jinxes between characters that are both on the script, in script order and each pair once.
 * Ids meet in any spelling. Where the script gives a reason of its own, it replaces the official one.
 */
export function jinxesInPlay(
  script: Script,
  catalogue: Catalogue,
  texts: Pick<CatalogueTexts, 'jinxes'>
): JinxPair[] {
  const ids = script.characters.map(({ id }) => id)
  const pairs = new Map<string, JinxPair>()
  for (const [one, reference, reason] of [
    ...ownJinxes(script, catalogue),
    ...officialJinxes(ids, catalogue, texts)
  ]) {
    const other = findId(reference, ids)
    if (other === undefined || other === one) continue
    const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
    const key = `${from} ${to}`
    if (!pairs.has(key)) pairs.set(key, pairOf(ids, one, other, reason))
  }
  return [...pairs.values()].sort(
    (one, other) =>
      ids.indexOf(one.first) - ids.indexOf(other.first) || ids.indexOf(one.second) - ids.indexOf(other.second)
  )
}

type Claim = readonly [id: string, reference: string, reason: string]

const ownJinxes = (script: Script, catalogue: Catalogue): Claim[] =>
  script.characters.flatMap(character =>
    (factsOf(character, catalogue)?.jinxes ?? []).map(({ id, reason }) => [character.id, id, reason] as const)
  )

const officialJinxes = (
  ids: readonly string[],
  { characters }: Catalogue,
  { jinxes }: Pick<CatalogueTexts, 'jinxes'>
): Claim[] =>
  ids.flatMap(id => {
    const official = characters.get(id) ?? characters.get(plainId(id))
    return (official?.jinxedWith ?? []).map(
      other => [id, other, jinxes[official?.id ?? id]?.[other] ?? ''] as const
    )
  })

const pairOf = (ids: readonly string[], one: string, other: string, reason: string): JinxPair =>
  ids.indexOf(one) < ids.indexOf(other)
    ? { first: one, second: other, reason }
    : { first: other, second: one, reason }

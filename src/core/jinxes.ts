import type { Catalogue, CatalogueTexts } from './catalogue.ts'
import { factsOf } from './character-facts.ts'
import { idFinder, plainId } from './id.ts'
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
  const meant = idFinder(ids)
  const claims = [...ownClaims(script, catalogue), ...officialClaims(ids, catalogue, texts)]
  const pairs: JinxPair[] = []
  for (const { id, reference, reason } of claims) {
    const other = meant(reference)
    if (other === undefined || other === id) continue
    const [first, second] = ids.indexOf(id) < ids.indexOf(other) ? [id, other] : [other, id]
    if (pairs.some(pair => pair.first === first && pair.second === second)) continue
    pairs.push({ first, second, reason })
  }
  return pairs.sort(
    (one, other) =>
      ids.indexOf(one.first) - ids.indexOf(other.first) || ids.indexOf(one.second) - ids.indexOf(other.second)
  )
}

/** A character's word that it has a jinx with another one, which may not be on the script. */
interface Claim {
  id: string
  reference: string
  reason: string
}

const ownClaims = (script: Script, catalogue: Catalogue): Claim[] =>
  script.characters.flatMap(character => {
    const jinxes = factsOf(character, catalogue)?.jinxes ?? []
    return jinxes.map(jinx => ({ id: character.id, reference: jinx.id, reason: jinx.reason }))
  })

const officialClaims = (
  ids: readonly string[],
  { characters }: Catalogue,
  { jinxes }: Pick<CatalogueTexts, 'jinxes'>
): Claim[] =>
  ids.flatMap(id => {
    const official = characters.get(plainId(id))
    if (!official) return []
    const reasons = jinxes[official.id]
    return official.jinxedWith.map(other => ({ id, reference: other, reason: reasons?.[other] ?? '' }))
  })

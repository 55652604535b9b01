import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import { getCharacterFacts } from '../character/character-facts.ts'
import { createIdFinder, normalizeId } from '../id.ts'
import type { Script } from './script.ts'

/** A jinx between two characters of a script. Ids are spelled as on the script. */
export interface JinxPair {
  /** The character that comes first on the script. */
  first: string
  second: string
  reason: string
  /** Whether the script itself defines the jinx. */
  isFromScript: boolean
}

/**
 * Returns the jinxes between characters that are both on the script, in script order, each pair once.
 * References match ids in any spelling. The script's own reason replaces the official one.
 */
export function jinxesInPlay(
  script: Script,
  catalogue: Catalogue,
  texts: Pick<CatalogueTexts, 'jinxes'>
): JinxPair[] {
  const ids = script.characters.map(({ id }) => id)
  const positions = new Map(ids.map((id, index) => [id, index]))
  const findId = createIdFinder(ids)
  const pairs = new Map<number, JinxPair>()
  for (const { id, reference, reason, isFromScript } of [
    ...scriptJinxes(script, catalogue),
    ...officialJinxes(ids, catalogue, texts)
  ]) {
    const other = findId(reference)
    if (other === undefined || other === id) continue
    const [one = 0, two = 0] = [positions.get(id), positions.get(other)]
    const key = Math.min(one, two) * ids.length + Math.max(one, two)
    if (pairs.has(key)) continue
    const [first, second] = one < two ? [id, other] : [other, id]
    pairs.set(key, { first, second, reason, isFromScript })
  }
  return [...pairs].sort(([one], [other]) => one - other).map(([, pair]) => pair)
}

/** A jinx as one character lists it. The other character may not be on the script. */
interface ListedJinx {
  id: string
  reference: string
  reason: string
  isFromScript: boolean
}

const scriptJinxes = (script: Script, catalogue: Catalogue): ListedJinx[] =>
  script.characters.flatMap(character => {
    const jinxes = getCharacterFacts(character, catalogue)?.jinxes ?? []
    return jinxes.map(({ id, reason }) => ({ id: character.id, reference: id, reason, isFromScript: true }))
  })

const officialJinxes = (
  ids: readonly string[],
  { characters }: Catalogue,
  { jinxes }: Pick<CatalogueTexts, 'jinxes'>
): ListedJinx[] =>
  ids.flatMap(id => {
    const official = characters.get(normalizeId(id))
    if (!official) return []
    const reasons = jinxes[official.id]
    return official.jinxedWith.map(other => ({
      id,
      reference: other,
      reason: reasons?.[other] ?? '',
      isFromScript: false
    }))
  })

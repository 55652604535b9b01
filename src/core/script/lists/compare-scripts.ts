import type { Catalogue, CatalogueTexts } from '../../catalogue/catalogue.ts'
import { isEqual } from '../../equal.ts'
import { type Night, nights } from '../../night/night.ts'
import { nightOrder } from '../../night/night-order.ts'
import { almanacIntroductionKey, almanacKey } from '../almanac-keys.ts'
import { type JinxPair, jinxesInPlay } from '../jinxes-in-play.ts'
import { type MetadataName, metadataNames } from '../metadata-fields.ts'
import type { Script } from '../script.ts'
import { type ComparedField, movedIds, scriptDifference } from '../script-difference.ts'

/** The order of a night in both scripts, as ids of steps and characters. */
export interface NightComparison {
  night: Night
  first: string[]
  second: string[]
  /** The smallest set of common ids that explains how the orders differ. */
  moved: ReadonlySet<string>
  isSame: boolean
}

/** The jinx of a pair of characters in both scripts; undefined where it isn't in play. */
export interface JinxComparison {
  first: JinxPair | undefined
  second: JinxPair | undefined
}

/** Two scripts side by side. Ids are in the order of their script; those of both in the order of the first. */
export interface ScriptComparison {
  onlyFirst: string[]
  onlySecond: string[]
  inBoth: string[]
  /** Fields that differ between characters with the same id, in display order. Empty for other data of a file. */
  changed: ReadonlyMap<string, readonly ComparedField[]>
  /** Characters of both scripts whose almanac texts differ. */
  changedAlmanac: ReadonlySet<string>
  nights: NightComparison[]
  /** Jinxes that differ, and the number of those that are the same. */
  jinxes: JinxComparison[]
  sameJinxes: number
  /** Fields of the metadata that differ. */
  metadata: MetadataName[]
  isIntroductionSame: boolean
  /** Nothing differs at all, not even the order of the characters. */
  isSame: boolean
}

/**
 * Compares two scripts, which needn't be versions of one. Characters are the same if their ids are.
 *
 * @param texts texts of jinxes, in the language of the page
 */
export function compareScripts(
  first: Script,
  second: Script,
  catalogue: Catalogue,
  texts: Pick<CatalogueTexts, 'jinxes'>
): ScriptComparison {
  const inFirst = idsOf(first)
  const inSecond = idsOf(second)
  const differences = scriptDifference(first, second)
  const both = [...inFirst].filter(id => inSecond.has(id))
  const pairs = pairJinxes(jinxesInPlay(first, catalogue, texts), jinxesInPlay(second, catalogue, texts))
  const jinxes = pairs.filter(pair => pair.first?.reason !== pair.second?.reason)
  return {
    onlyFirst: [...inFirst].filter(id => !inSecond.has(id)),
    onlySecond: [...inSecond].filter(id => !inFirst.has(id)),
    inBoth: both,
    changed: new Map(
      differences.flatMap(each => (each.kind === 'changed' ? [[each.id, each.fields] as const] : []))
    ),
    changedAlmanac: new Set(
      both.filter(id => !isEqual(first.customData[almanacKey(id)], second.customData[almanacKey(id)]))
    ),
    nights: nights.map(night => compareNight(first, second, night, catalogue)),
    jinxes,
    sameJinxes: pairs.length - jinxes.length,
    metadata: metadataNames.filter(name => !isEqual(first[name] ?? '', second[name] ?? '')),
    isIntroductionSame: isEqual(
      first.customData[almanacIntroductionKey],
      second.customData[almanacIntroductionKey]
    ),
    isSame: differences.length === 0
  }
}

const idsOf = ({ characters }: Script) => new Set(characters.map(({ id }) => id))

function compareNight(first: Script, second: Script, night: Night, catalogue: Catalogue): NightComparison {
  const one = nightOrder(first, night, catalogue)
  const two = nightOrder(second, night, catalogue)
  return { night, first: one, second: two, moved: new Set(movedIds(one, two)), isSame: isEqual(one, two) }
}

/** Jinxes by pair, whichever of the two comes first on a script. */
function pairJinxes(first: readonly JinxPair[], second: readonly JinxPair[]): JinxComparison[] {
  const pairs = new Map<string, JinxComparison>(
    first.map(jinx => [keyOf(jinx), { first: jinx, second: undefined }])
  )
  for (const jinx of second) {
    const key = keyOf(jinx)
    pairs.set(key, { first: pairs.get(key)?.first, second: jinx })
  }
  return [...pairs.values()]
}

const keyOf = ({ first, second }: JinxPair) => JSON.stringify([first, second].sort())

import type { Catalogue } from './catalogue.ts'
import { isStepId, type Night } from './night.ts'
import { isCustomOrder, nightOrder, toggleNightOrder } from './night-order.ts'
import type { Script } from './script.ts'

/** A step or a character that stands elsewhere than in the default order. */
export interface NightMove {
  id: string
  /** Who comes right before it now; undefined for the first of the night. */
  after: string | undefined
}

/**
 * The fewest moves that make a night's custom order out of the default one, in the order shown; none where
 * the order is the default. Where steps and characters could have moved as well, characters have.
 *
 * @example nightMoves(script, 'firstNight', catalogue) // [{ id: 'poisoner', after: 'lleech' }]
 */
export function nightMoves(script: Script, night: Night, catalogue: Catalogue): NightMove[] {
  if (!isCustomOrder(script, night)) return []
  const shown = nightOrder(script, night, catalogue)
  const kept = keptIn(shown, nightOrder(toggleNightOrder(script, night, catalogue), night, catalogue))
  return shown.flatMap((id, index) => (kept.has(id) ? [] : [{ id, after: shown[index - 1] }]))
}

/** A way to keep ids in turn: the last of them, the ones before, and its worth. */
interface Chain {
  id: string
  place: number
  worth: number
  before: Chain | undefined
}

/** The most ids that stand in the same turn in both orders; of equal choices the one that begins first. */
function keptIn(shown: readonly string[], usual: readonly string[]): ReadonlySet<string> {
  const chains: Chain[] = []
  for (const id of shown) {
    const place = usual.indexOf(id)
    if (place < 0) continue
    const before = best(chains.filter(chain => chain.place < place))
    chains.push({ id, place, worth: (before?.worth ?? 0) + worthOf(id, usual), before })
  }
  const kept = new Set<string>()
  for (let chain = best(chains); chain; chain = chain.before) kept.add(chain.id)
  return kept
}

const best = (chains: readonly Chain[]) =>
  chains.reduce<Chain | undefined>(
    (most, chain) => (most && most.worth >= chain.worth ? most : chain),
    undefined
  )

/** A step weighs a little more, but all steps together less than one more character kept. */
const worthOf = (id: string, usual: readonly string[]) => usual.length + (isStepId(id) ? 1 : 0)

import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Script } from '../script/script.ts'
import { isStepId, type Night } from './night.ts'
import { isCustomOrder, nightOrder, toggleNightOrder } from './night-order.ts'

/** A step or a character that a custom order moves away from its default position. */
export interface NightMove {
  id: string
  /** Id of the entry right before it in the custom order; undefined for the first of the night. */
  after: string | undefined
}

/**
 * Returns the fewest moves that turn a night's default order into its custom one, in the custom order; [] where the
 * order is the default. Where either a step or a character could have moved, the character counts as moved.
 *
 * @example nightMoves(script, 'firstNight', catalogue) // [{ id: 'poisoner', after: 'lleech' }]
 */
export function nightMoves(script: Script, night: Night, catalogue: Catalogue): NightMove[] {
  if (!isCustomOrder(script, night)) return []
  const custom = nightOrder(script, night, catalogue)
  const unmoved = findUnmoved(
    custom,
    nightOrder(toggleNightOrder(script, night, catalogue), night, catalogue)
  )
  return custom.flatMap((id, index) => (unmoved.has(id) ? [] : [{ id, after: custom[index - 1] }]))
}

/** A subsequence that has the same order in both orders, as a linked list from its last id. */
interface Chain {
  id: string
  /** Index of the last id in the custom order. */
  index: number
  /** Sum of the weights of its ids. */
  weight: number
  before: Chain | undefined
}

/** Returns the ids of the heaviest common subsequence of both orders; of equal ones the first. */
function findUnmoved(custom: readonly string[], standard: readonly string[]): ReadonlySet<string> {
  const places = new Map(standard.map((id, place) => [id, place]))
  const chains = new HeaviestChains(standard.length)
  for (const [index, id] of custom.entries()) {
    const place = places.get(id)
    if (place === undefined) continue
    const before = chains.findBefore(place)
    chains.add(place, { id, index, weight: (before?.weight ?? 0) + weightOf(id, standard), before })
  }
  const unmoved = new Set<string>()
  for (let chain = chains.findBefore(standard.length); chain; chain = chain.before) unmoved.add(chain.id)
  return unmoved
}

/** Steps weigh slightly more than characters, but all steps' extra weight is less than one character's weight. */
const weightOf = (id: string, standard: readonly string[]) => standard.length + (isStepId(id) ? 1 : 0)

/**
 * The heaviest chains by the place of their last id in the default order. A Fenwick tree: adding and finding take time in
 * the logarithm of the number of places.
 */
class HeaviestChains {
  readonly #length: number
  readonly #tree: (Chain | undefined)[] = []

  constructor(length: number) {
    this.#length = length
  }

  add(place: number, chain: Chain) {
    for (let node = place + 1; node <= this.#length; node += node & -node)
      this.#tree[node] = heavier(this.#tree[node], chain)
  }

  /** Returns the heaviest chain that ends before a place; of equal ones the first in the custom order. */
  findBefore(place: number): Chain | undefined {
    let best: Chain | undefined
    for (let node = place; node > 0; node -= node & -node) best = heavier(best, this.#tree[node])
    return best
  }
}

function heavier(one: Chain | undefined, other: Chain | undefined): Chain | undefined {
  if (!one || !other) return one ?? other
  if (one.weight !== other.weight) return one.weight > other.weight ? one : other
  return one.index < other.index ? one : other
}

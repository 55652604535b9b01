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
  /** Index of the id in the default order. */
  index: number
  /** Sum of the weights of its ids. */
  weight: number
  before: Chain | undefined
}

/** Returns the ids of the heaviest common subsequence of both orders; of equal ones the first. */
function findUnmoved(custom: readonly string[], standard: readonly string[]): ReadonlySet<string> {
  const chains: Chain[] = []
  for (const id of custom) {
    const index = standard.indexOf(id)
    if (index < 0) continue
    const before = heaviest(chains.filter(chain => chain.index < index))
    chains.push({ id, index, weight: (before?.weight ?? 0) + weightOf(id, standard), before })
  }
  const unmoved = new Set<string>()
  for (let chain = heaviest(chains); chain; chain = chain.before) unmoved.add(chain.id)
  return unmoved
}

const heaviest = (chains: readonly Chain[]) =>
  chains.reduce<Chain | undefined>(
    (best, chain) => (best && best.weight >= chain.weight ? best : chain),
    undefined
  )

/** Steps weigh slightly more than characters, but all steps' extra weight is less than one character's weight. */
const weightOf = (id: string, standard: readonly string[]) => standard.length + (isStepId(id) ? 1 : 0)

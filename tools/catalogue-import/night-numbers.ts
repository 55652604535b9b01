/**
 * Assigns a number to each id of a night order. Ids that did not move keep their number; new and moved ids get a number
 * between those of their neighbours: an integer if one is free, else a decimal.
 *
 * @param known the current numbers
 * @param fixed ids that always keep their number: the steps of the night, in their order
 * @example numberNight(['dusk', 'imp', 'dawn'], new Map([['dusk', 1], ['dawn', 2]]), new Set(['dusk', 'dawn']))
 * // Map { dusk: 1, imp: 1.1, dawn: 2 }
 */
export function numberNight(
  order: readonly string[],
  known: ReadonlyMap<string, number>,
  fixed: ReadonlySet<string>
): Map<string, number> {
  const unchanged = unchangedPositions(order, known, fixed)
  const numbers = new Map<string, number>()
  let last = 0
  let pending: string[] = []
  for (const [position, id] of order.entries()) {
    const number = unchanged.get(position)
    if (number === undefined) pending.push(id)
    else {
      const numberOf = between(last, number, pending.length)
      for (const [index, newcomer] of pending.entries()) numbers.set(newcomer, numberOf(index))
      numbers.set(id, number)
      last = number
      pending = []
    }
  }
  for (const [index, newcomer] of pending.entries()) numbers.set(newcomer, Math.floor(last) + index + 1)
  return numbers
}

/** Positions with rising numbers. */
interface Run {
  weight: number
  positions: readonly number[]
}

/**
 * The positions in the order that keep their numbers: the heaviest increasing subsequence, in which fixed ids outweigh
 * all others.
 */
function unchangedPositions(
  order: readonly string[],
  known: ReadonlyMap<string, number>,
  fixed: ReadonlySet<string>
): Map<number, number> {
  const numberAt = (position: number) => known.get(order[position] ?? '') ?? 0
  let best: Run = { weight: 0, positions: [] }
  const runs: Run[] = []
  for (const [position, id] of order.entries()) {
    const number = numberAt(position)
    if (number === 0) continue
    const before = runs
      .filter(({ positions }) => numberAt(positions.at(-1) ?? 0) < number)
      .reduce((one, other) => (other.weight > one.weight ? other : one), { weight: 0, positions: [] })
    const weight = before.weight + (fixed.has(id) ? order.length : 1)
    const run = { weight, positions: [...before.positions, position] }
    runs.push(run)
    if (weight > best.weight) best = run
  }
  return new Map(best.positions.map(position => [position, numberAt(position)]))
}

/**
 * Returns a function from index to number: `count` increasing numbers between two others, with as few decimals as
 * possible.
 */
function between(low: number, high: number, count: number): (index: number) => number {
  let decimals = 0
  while (low + (count + 1) / 10 ** decimals > high + tolerance) decimals += 1
  const start = decimals === 0 ? Math.floor(low) : low
  const digits = Math.max(decimals, String(start).split('.')[1]?.length ?? 0)
  return index => Number((start + (index + 1) / 10 ** decimals).toFixed(digits))
}

/** For rounding errors of floating-point sums. */
const tolerance = 1e-9

import { compareEntries, type Entry } from './night-entries.ts'
import { PrefixSums } from './prefix-sums.ts'

/**
 * Inserts missing entries into a custom order: each where the fewest entries are out of sequence, the last such place;
 * dawn after all that wake before it.
 *
 * A gap is a place before, between or after the entries of the order. The cost of a gap for an entry is the number of
 * entries before it that wake later, less the number of those that don't. Missing entries come by wake-up number: each
 * one goes to the end of its gap, since those already there wake earlier and lower the cost.
 */
export function insertMissing(order: readonly Entry[], missing: readonly Entry[]): Entry[] {
  const added: Entry[][] = Array.from({ length: order.length + 1 }, () => [])
  const costs = new PrefixSums(order.length + 1)
  for (const index of order.keys()) costs.add(index + 1, 1)
  const waiting = [...order.entries()].sort(([, one], [, other]) => compareEntries(one, other)).values()
  let next = waiting.next().value
  let lastGap = 0
  for (const entry of missing.toSorted(compareEntries)) {
    for (; next && compareEntries(next[1], entry) <= 0; next = waiting.next().value) {
      const gap = next[0] + 1
      costs.add(gap, -2)
      lastGap = Math.max(lastGap, gap)
    }
    const gap = entry.id === 'dawn' ? lastGap : costs.findLastLowest()
    added[gap]?.push(entry)
    costs.add(gap, -1)
    lastGap = Math.max(lastGap, gap)
  }
  return added.flatMap((entries, gap) => {
    const before = order[gap - 1]
    return before ? [before, ...entries] : entries
  })
}

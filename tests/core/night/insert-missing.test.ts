import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertMissing } from '#core/night/insert-missing.ts'
import { compareEntries, type Entry } from '#core/night/night-entries.ts'
import { PrefixSums } from '#core/night/prefix-sums.ts'

/** The rule, one entry after the other. */
function insertOneByOne(order: readonly Entry[], missing: readonly Entry[]): Entry[] {
  const next = [...order]
  for (const entry of missing.toSorted(compareEntries)) next.splice(indexFor(entry, next), 0, entry)
  return next
}

function indexFor(entry: Entry, order: readonly Entry[]): number {
  const isLate = order.map(other => compareEntries(other, entry) > 0)
  if (entry.id === 'dawn') return isLate.lastIndexOf(false) + 1
  const costOf = (index: number) => isLate.slice(0, index).reduce((cost, late) => cost + (late ? 1 : -1), 0)
  const costs = [...order.keys(), order.length].map(costOf)
  return costs.lastIndexOf(Math.min(...costs))
}

const anyEntries = fc
  .uniqueArray(fc.constantFrom('dusk', 'dawn', ...'abcdefghijkl'), { maxLength: 14 })
  .chain(ids =>
    fc.tuple(...ids.map(id => fc.record({ id: fc.constant(id), number: fc.nat(6), rank: fc.nat(2) })))
  )

test('missing entries go where the fewest are out of sequence, as if inserted one by one', () => {
  fc.assert(
    fc.property(anyEntries, fc.nat(14), (entries, count) => {
      const [order, missing] = [entries.slice(0, count), entries.slice(count)]
      expect(insertMissing(order, missing)).toEqual(insertOneByOne(order, missing))
    }),
    { numRuns: 500 }
  )
})

test('the lowest sum from the start is found after any changes, the last of equal ones', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.tuple(fc.nat(8), fc.integer({ min: -3, max: 3 }))),
      (length, changes) => {
        const sums = new PrefixSums(length)
        const numbers = Array.from({ length }, () => 0)
        for (const [at, amount] of changes) {
          const index = at % length
          sums.add(index, amount)
          numbers[index] = (numbers[index] ?? 0) + amount
        }
        const fromStart = numbers.map((_, index) =>
          numbers.slice(0, index + 1).reduce((one, other) => one + other)
        )
        expect(sums.findLastLowest()).toBe(fromStart.lastIndexOf(Math.min(...fromStart)))
      }
    )
  )
})

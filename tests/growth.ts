import { expect } from 'vitest'

/**
 * How much longer an input of four times the size may take. A linear function takes 4 times as long, n log n about 5 times
 * and a quadratic one 16 times; memory that no longer fits a cache may add some.
 */
const maxRatio = 2.6 ** 2

/** Microseconds that are too few to compare. */
const negligible = 1000

/** Other work can only lengthen a run, so a bad ratio is measured again, and the shortest run counts. */
const maxRounds = 10

/** Two inputs, of a size and of four times that size. */
export interface GrowingInput<Input> {
  small: Input
  large: Input
}

/** @param size of the small input */
export const growing = <Input>(size: number, inputOf: (size: number) => Input): GrowingInput<Input> => ({
  small: inputOf(size),
  large: inputOf(4 * size)
})

/** Expects that the processor time of `run` grows at most with n log n. */
export function expectGrowth<Input>({ small, large }: GrowingInput<Input>, run: (input: Input) => unknown) {
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isSlow = () => longest > maxRatio * Math.max(shortest, negligible)
  for (let round = 0; round === 0 || (round < maxRounds && isSlow()); round += 1) {
    // The large input comes first: a function is slow until it is compiled, which must not hide how it grows.
    longest = Math.min(
      longest,
      processorTime(() => run(large))
    )
    shortest = Math.min(
      shortest,
      processorTime(() => run(small))
    )
  }
  expect(isSlow(), `${shortest} microseconds, and ${longest} for four times the size`).toBe(false)
}

/** Returns the microseconds of processor time that this thread takes; other work on the machine doesn't lengthen them. */
function processorTime(run: () => unknown): number {
  const before = timeOfThread()
  run()
  return timeOfThread() - before
}

function timeOfThread(): number {
  // Asking for the process brings the count of its running thread up to date, which else lags by milliseconds.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return user + system
}

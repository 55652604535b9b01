import { expect } from 'vitest'

/**
 * How much longer an input of four times the size may take. A linear function takes 4 times as long, n log n about 5 times
 * and a quadratic one 16 times; memory that no longer fits a cache may add some.
 */
const maxRatio = 2.6 ** 2

/** Microseconds that are too few to compare. */
const negligible = 1000

/** Other work can only lengthen a run, so a bad ratio is measured again, and the shortest run counts. */
const maxRounds = 20

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

/**
 * Expects that the processor time of `run` grows at most with n log n, without the time in which the system maps and unmaps memory.
 * V8 maps arrays of more than 128 KB anew each time, so that a larger input can take longer by more than its size.
 */
export function expectGrowth<Input>({ small, large }: GrowingInput<Input>, run: (input: Input) => unknown) {
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isSlow = () => longest > maxRatio * Math.max(shortest, negligible)
  for (let round = 0; round === 0 || (round < maxRounds && isSlow()); round += 1) {
    // The large input comes first: a function is slow until it is compiled, which must not hide how it grows.
    const { time, faults } = usage(() => run(large))
    longest = Math.min(longest, time - faults * mappingTime)
    shortest = Math.min(shortest, usage(() => run(small)).time)
  }
  expect(isSlow(), `${shortest} microseconds, and ${longest} for four times the size`).toBe(false)
}

/**
 * Microseconds in which the system maps a page and unmaps it again: less than one on most machines. On some virtual ones a first touch
 * takes 20 µs, and several times that while others work, so that these tests find only coarse faults there.
 */
const mappingTime = 4 * timeOfFault()

/**
 * Lists of V8 are mapped anew each time. A buffer may lie in memory that the process mapped before, for the tests of another file,
 * and then seems to cost nothing.
 */
function timeOfFault(): number {
  const { time, faults } = usage(() => {
    for (let count = 0; count < 64; count += 1) new Array(40_000).fill(count)
  })
  return time / Math.max(faults, 1000)
}

/** The microseconds of processor time that this thread takes, which other work doesn't lengthen, and its first touches of pages. */
function usage(run: () => unknown): { time: number; faults: number } {
  const [time, faults] = [timeOfThread(), process.resourceUsage().minorPageFault]
  run()
  return { time: timeOfThread() - time, faults: process.resourceUsage().minorPageFault - faults }
}

function timeOfThread(): number {
  // Asking for the process brings the count of its running thread up to date, which else lags by milliseconds.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return user + system
}

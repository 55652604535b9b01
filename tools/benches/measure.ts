/** One measured number, beside what it may be at most (or at least) where the design sets a budget. */
export interface Measure {
  what: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | '/s' | '×'
  budget?: number
  /** The budget is a floor, not a ceiling. */
  isFloor?: boolean
}

/** Measures the Worker that answers at `origin` and keeps its database in the folder `state`. */
export type Bench = (origin: string, state: string) => Promise<readonly Measure[]>

/** The middle of several runs, one after the other. */
export async function median(runs: number, run: () => Promise<number>): Promise<number> {
  const [middle = Number.NaN] = await medians(runs, async () => [await run()])
  return middle
}

/** The middle of each of several numbers that one run measures together. */
export async function medians(runs: number, run: () => Promise<readonly number[]>): Promise<number[]> {
  const results: (readonly number[])[] = []
  for (let index = 0; index < runs; index++) results.push(await run())
  const columns = results[0]?.map((_, column) => results.map(values => values[column] ?? Number.NaN)) ?? []
  return columns.map(values => values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN)
}

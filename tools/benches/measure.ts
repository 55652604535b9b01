/** One measured number and its budget, if there is one. */
export interface Measure {
  what: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | '/s' | '×'
  budget?: number
  /** The budget is a minimum, not a maximum. */
  isFloor?: boolean
}

/** Measures the Worker at `origin`, whose database is in the folder `state`. */
export type Bench = (origin: string, state: string) => Promise<readonly Measure[]>

/** The median of several runs, one after the other. */
export async function median(runs: number, run: () => Promise<number>): Promise<number> {
  const [middle = Number.NaN] = await medians(runs, async () => [await run()])
  return middle
}

/** The medians of several numbers that each run measures together. */
export async function medians(runs: number, run: () => Promise<readonly number[]>): Promise<number[]> {
  const results: (readonly number[])[] = []
  for (let index = 0; index < runs; index++) results.push(await run())
  const columns = results[0]?.map((_, column) => results.map(values => values[column] ?? Number.NaN)) ?? []
  return columns.map(values => values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN)
}

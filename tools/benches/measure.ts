/** One measured number and its budget, if there is one. */
export interface Measure {
  what: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | 'MiB' | '/s' | '×' | ''
  budget?: number | undefined
  /** The budget is a minimum, not a maximum. */
  isMinimum?: boolean
  /** The same number of the least that could do the job, measured in the same run. */
  floor?: number | undefined
}

export interface BenchContext {
  /** Address of the Worker. */
  origin: string
  /** Folder of the Worker's database. */
  state: string
  /** The parts of the area to measure; all if empty. */
  parts: readonly string[]
}

export type Bench = (context: BenchContext) => Promise<readonly Measure[]>

/**
 * Combines the parts of an area, which are measured in order.
 *
 * @throws Error that names the parts when an unknown one is requested
 */
export async function measureParts(
  parts: Readonly<Record<string, () => Promise<readonly Measure[]>>>,
  requested: readonly string[]
): Promise<Measure[]> {
  const unknown = requested.filter(name => !parts[name])
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)
  const measures: Measure[] = []
  for (const [name, measure] of Object.entries(parts))
    if (requested.length === 0 || requested.includes(name)) measures.push(...(await measure()))
  return measures
}

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
  return columns.map(medianOf)
}

/** NaN without values. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

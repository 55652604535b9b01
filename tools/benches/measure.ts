/** One measured number beside what it may be at most. */
export interface Measure {
  what: string
  value: number
  unit: 'ms' | 'KB'
  budget: number
}

export type Bench = (origin: string) => Promise<readonly Measure[]>

/** The middle of several runs, one after the other. */
export async function median(runs: number, run: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let index = 0; index < runs; index++) values.push(await run())
  return values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

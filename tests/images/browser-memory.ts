import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Whether this system tells the memory of processes. */
export const canMeasureMemory = existsSync('/proc/self/smaps_rollup')

/** Megabytes that a process and all below it use; memory that several of them share counts once. */
export const memoryOf = (process: number): number =>
  processesOf(process).reduce((sum, each) => sum + ownMemoryOf(each), 0)

/**
 * Runs an action and returns the largest memory of a process and all below it meanwhile, in megabytes, measured every few
 * milliseconds.
 */
export async function peakMemory(process: number, action: () => Promise<unknown>): Promise<number> {
  let peak = memoryOf(process)
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(process))
  }, 5)
  try {
    await action()
  } finally {
    clearInterval(timer)
  }
  return peak
}

function processesOf(root: number): number[] {
  const children = Map.groupBy(
    readdirSync('/proc').filter(name => /^\d+$/.test(name)),
    parentOf
  )
  const found = [root]
  // The loop reaches those that it appends.
  for (const each of found) found.push(...(children.get(each) ?? []).map(Number))
  return found
}

/** The id is the second number after the program's name, which stands in parentheses. */
function parentOf(process: string): number | undefined {
  const status = read(`/proc/${process}/stat`)
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
}

const ownMemoryOf = (process: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${process}/smaps_rollup`))?.[1] ?? 0) / 1024

/** A process may have ended since it was listed. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

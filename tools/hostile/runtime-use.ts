import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** CPU seconds of the Worker's runtime so far, its resident memory, and the peak of that since the last reset, in megabytes. */
export interface RuntimeUse {
  cpu: number
  memory: number
  peak: number
}

/** Clock ticks of a second in `/proc`: the same on every Linux that Node supports on x64 and arm64. */
const ticks = 100

/** The use of all processes of the Worker's runtime that descend from this process. Needs Linux. */
export function measureRuntime(): RuntimeUse {
  const sum: RuntimeUse = { cpu: 0, memory: 0, peak: 0 }
  for (const id of runtimeProcesses()) {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    const kilobytes = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1] ?? 0)
    const { fields } = readStat(id)
    sum.cpu += (Number(fields[11]) + Number(fields[12])) / ticks
    sum.memory += kilobytes('VmRSS') / 1024
    sum.peak += kilobytes('VmHWM') / 1024
  }
  return sum
}

/** Resets the peak of the resident memory. */
export function resetPeak(): void {
  for (const id of runtimeProcesses()) writeFileSync(`/proc/${id}/clear_refs`, '5')
}

function runtimeProcesses(): number[] {
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const stats = new Map(ids.flatMap(id => statOf(id)))
  const isOwn = (id: number): boolean => {
    const parent = Number(stats.get(id)?.fields[1] ?? 0)
    return id === process.pid || (parent > 0 && isOwn(parent))
  }
  return [...stats].filter(([id, { name }]) => name === 'workerd' && isOwn(id)).map(([id]) => id)
}

/** Empty when the process has ended. */
function statOf(id: number) {
  try {
    return [[id, readStat(id)] as const]
  } catch {
    return []
  }
}

/** The name of a process, and the fields of its `/proc` entry after it: state, parent and so on. */
function readStat(id: number): { name: string; fields: string[] } {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8')
  const nameEnd = text.lastIndexOf(')')
  return { name: text.slice(text.indexOf('(') + 1, nameEnd), fields: text.slice(nameEnd + 2).split(' ') }
}

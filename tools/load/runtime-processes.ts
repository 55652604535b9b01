import { readdirSync, readFileSync } from 'node:fs'

/** What the local runtime has used so far: CPU time in milliseconds, and its memory in megabytes. */
export interface RuntimeUse {
  cpu: number
  memory: number
}

/** Linux counts CPU time in ticks of 10 ms and memory in pages of 4 KB. */
const tick = 10
const pagesPerMegabyte = 256

/** The use of all processes of a group that run the Worker, without the tool that started them. Linux only. */
export function readRuntimeUse(group: number): RuntimeUse {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readProcess)
    .filter(process => process.name === 'workerd' && process.group === group)
  return {
    cpu: processes.reduce((sum, { ticks }) => sum + ticks * tick, 0),
    memory: processes.reduce((sum, { pages }) => sum + pages / pagesPerMegabyte, 0)
  }
}

/** The fields of /proc/PID/stat that follow the name in parentheses; none for a process that has just ended. */
function readProcess(pid: string) {
  try {
    const [, name = '', rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (.*)/s) ?? []
    const fields = rest.split(' ').map(Number)
    const [group = 0, user = 0, system = 0, pages = 0] = [fields[2], fields[11], fields[12], fields[21]]
    return [{ name, group, ticks: user + system, pages }]
  } catch {
    return []
  }
}

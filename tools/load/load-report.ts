import type { RuntimeUse } from './runtime-processes.ts'

export interface TimedRequest {
  kind: string
  milliseconds: number
  error: string | undefined
}

interface LoadFigures {
  requests: number
  errors: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface LoadReport {
  clients: number
  seconds: number
  requestsPerSecond: number
  /** By kind of request, and `all`. */
  figures: Readonly<Record<string, LoadFigures>>
  /** Each error and how often it occurred. */
  errors: Readonly<Record<string, number>>
  /** Megabytes of the runtime. */
  memory: { before: number; after: number }
  /** CPU time of the runtime in milliseconds per request. */
  cpuPerRequest: number
}

interface Conditions {
  clients: number
  seconds: number
  before: RuntimeUse
  after: RuntimeUse
}

/** Sums up the requests of a load. */
export function reportLoad(
  timed: readonly TimedRequest[],
  { clients, seconds, before, after }: Conditions
): LoadReport {
  const kinds = [...new Set(timed.map(({ kind }) => kind))].sort()
  const errors: Record<string, number> = {}
  for (const { error } of timed) if (error) errors[error] = (errors[error] ?? 0) + 1
  return {
    clients,
    seconds,
    requestsPerSecond: timed.length / seconds,
    figures: Object.fromEntries([
      ...kinds.map(kind => [kind, figuresOf(timed.filter(each => each.kind === kind))]),
      ['all', figuresOf(timed)]
    ]),
    errors,
    memory: { before: before.memory, after: after.memory },
    cpuPerRequest: (after.cpu - before.cpu) / timed.length
  }
}

function figuresOf(timed: readonly TimedRequest[]): LoadFigures {
  const times = timed.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  return {
    requests: timed.length,
    errors: timed.filter(({ error }) => error !== undefined).length,
    p50: percentile(0.5),
    p99: percentile(0.99)
  }
}

/** The report as a table, and its errors. */
export function formatLoad({ clients, seconds, figures, errors, memory, ...rest }: LoadReport): string {
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(10))).join('')
  const lines = Object.entries(figures).map(([kind, { requests, errors, p50, p99 }]) =>
    row([kind, `${requests}`, `${errors}`, `${p50.toFixed(0)} ms`, `${p99.toFixed(0)} ms`])
  )
  return [
    `${clients} clients, ${seconds.toFixed(0)} s, ${rest.requestsPerSecond.toFixed(0)} requests/s, ${rest.cpuPerRequest.toFixed(1)} ms CPU each`,
    `memory ${memory.before.toFixed(0)} MB before, ${memory.after.toFixed(0)} MB after`,
    row(['', 'requests', 'errors', 'p50', 'p99']),
    ...lines,
    ...Object.entries(errors).map(([error, count]) => `✗ ${error} (${count})`)
  ].join('\n')
}

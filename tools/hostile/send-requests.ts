import type { HostileRequest } from './hostile-requests.ts'
import { measureRuntime, resetPeak } from './runtime-use.ts'

/** What a request cost the Worker. */
export interface RequestCost {
  name: string
  path: string
  /** Bytes of the body. */
  bytes: number
  /** The response's status; 0 when there was none within `timeLimit`. */
  status: number
  isUnavailable: boolean
  /** Seconds of CPU, and megabytes by which the resident memory grew at most, garbage included. */
  cpu: number
  memory: number
}

/** Milliseconds. */
const timeLimit = 120_000

/** Sends requests one after the other and measures each. */
export async function measureRequests(
  origin: string,
  requests: Iterable<HostileRequest>,
  onCost: (cost: RequestCost) => void
): Promise<void> {
  for (const { name, path, body, isUnavailable = false } of requests) {
    resetPeak()
    const before = measureRuntime()
    const status = await statusOf(origin, path, body)
    const after = measureRuntime()
    onCost({
      name,
      path: path.slice(0, 90),
      bytes: body?.length ?? 0,
      status,
      isUnavailable,
      cpu: after.cpu - before.cpu,
      memory: after.peak - before.memory
    })
  }
}

/** The status of the complete response. */
export async function statusOf(origin: string, path: string, body?: string): Promise<number> {
  const init = body === undefined ? {} : { method: 'POST', body }
  try {
    const response = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit)
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

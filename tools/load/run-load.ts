import { savePublicScripts } from '../benches/public-scripts.ts'
import { localSecret } from '../serve/local-secret.ts'
import { localSession } from '../serve/local-session.ts'
import type { LocalServer } from '../serve/serve.ts'
import { type LoadReport, reportLoad, type TimedRequest } from './load-report.ts'
import { createClient, type LoadClient, type LoadRequest } from './mixed-requests.ts'
import { readRuntimeUse } from './runtime-processes.ts'

interface LoadOptions {
  clients: number
  seconds: number
  /** The number of public scripts that are read. */
  scripts: number
}

/**
 * Sends mixed requests from a number of clients at once, each without a pause, and reports times, errors and memory. Only
 * to a server on this machine.
 */
export async function runLoad(
  { origin, group }: Pick<LocalServer, 'origin' | 'group'>,
  state: string,
  { clients, seconds, scripts }: LoadOptions
): Promise<LoadReport> {
  if (new URL(origin).hostname !== 'localhost') throw new Error('Load is only for a server on this machine')
  const published = await savePublicScripts(origin, state, scripts)
  const targets = {
    pages: published.map(({ page }) => new URL(page).pathname),
    files: published.map(({ file }) => new URL(file).pathname)
  }
  const before = readRuntimeUse(group)
  const began = performance.now()
  const timed: TimedRequest[] = []
  const running: LoadClient[] = []
  // They begin one after the other: first renderings of all at once can block the local runtime for longer than it keeps
  // connections open, and then it loses requests.
  for (let index = 0; index < clients; index++) {
    const user = { sub: `load-${index}`, name: `Load ${index}` }
    const client = createClient(targets, await localSession(localSecret(state), user), index)
    timed.push(await send(origin, client))
    running.push(client)
  }
  const end = performance.now() + seconds * 1000
  const work = async (client: LoadClient) => {
    while (performance.now() < end) timed.push(await send(origin, client))
  }
  await Promise.all(running.map(work))
  const duration = (performance.now() - began) / 1000
  return reportLoad(timed, { clients, seconds: duration, before, after: readRuntimeUse(group) })
}

/** Milliseconds. */
const timeout = 30_000

async function send(origin: string, client: LoadClient): Promise<TimedRequest> {
  const request = client.next()
  const began = performance.now()
  const error = await sendOnce(origin, client, request)
  return { kind: request.kind, milliseconds: performance.now() - began, error }
}

/** Returns what is wrong with the response, if anything. */
async function sendOnce(
  origin: string,
  client: LoadClient,
  { kind, path, init }: LoadRequest
): Promise<string | undefined> {
  try {
    const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(timeout) })
    const text = await response.text()
    if (!response.ok) return `${kind}: status ${response.status}`
    if (kind === 'save') client.saved(JSON.parse(text))
    return undefined
  } catch (error) {
    return `${kind}: ${error}`
  }
}

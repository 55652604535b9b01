import fc from 'fast-check'
import { workerPaths } from '../../../src/routes/worker.ts'
import { localSession } from '../../local-session.ts'
import { newId } from '../savers.ts'
import type { Soak } from '../soak.ts'
import { askFuzzed, type Cookies } from './ask.ts'
import { readDescription } from './description.ts'
import { faultsOf } from './judge.ts'
import { knownOf } from './known.ts'
import { settleNeighbour } from './neighbour.ts'
import { type FuzzRequest, requestsFor } from './requests.ts'
import { restoreWork } from './user.ts'

interface Fuzz {
  origin: string
  /** What the server encrypts sessions with. */
  secret: string
  requests: number
  seed: number
}

/** Requests that may be spent on making one that went wrong smaller. */
const mostSmaller = 150

/**
 * Sends requests of which the API's description says what they should be, and worse ones, to every route; and looks at each
 * answer: whether the server fails or tells of its inside, whether it answers as described, and whether it hands out or
 * changes what is somebody else's.
 */
export async function fuzz({
  origin,
  secret,
  requests,
  seed
}: Fuzz): Promise<Soak & { unreached: string[] }> {
  const description = await describe(origin)
  const neighbour = await settleNeighbour(origin, secret)
  const cookies = await cookiesOf(secret)
  const own = { scripts: newId(), characters: newId(), images: newId() }
  const each = Math.ceil(requests / description.operations.length)
  const faults: string[] = []
  const unreached: string[] = []
  const counts = {
    requests: 0,
    'answered well': 0,
    refused: 0,
    'routes and methods': 0
  }

  for (const operation of description.operations) {
    let [smaller, answered] = [0, 0]
    const known = knownOf(neighbour, own, await restoreWork(origin, cookies.self, own))
    const isRight = fc.asyncProperty(requestsFor(operation, description, known), async request => {
      if (smaller > 0 && smaller++ > mostSmaller) return
      const answer = await askFuzzed(origin, cookies, request)
      counts.requests += 1
      if (answer.status < 400) answered += 1
      const found = faultsOf(operation, request, answer, neighbour)
      if (found.length === 0) return
      smaller ||= 1
      throw new Error(found.join('; '))
    })
    const { failed, counterexample, errorInstance } = await fc.check(isRight, { numRuns: each, seed })
    if (failed) faults.push(`${operation.id} ${inWords(counterexample?.[0])}: ${errorInstance}`)
    counts['answered well'] += answered
    counts['routes and methods'] += 1
    if (answered === 0) unreached.push(operation.id)
  }
  counts.refused = counts.requests - counts['answered well']
  return { counts, faults: [...faults, ...(await neighbour.changes())], unreached }
}

/** The description that a server gives of itself. */
export async function describe(origin: string) {
  return readDescription(await (await fetch(origin + workerPaths.openApi)).json())
}

/** The cookies of somebody whom nobody knows. */
export async function cookiesOf(secret: string): Promise<Cookies> {
  const user = { sub: `fuzz-${newId()}`, name: 'Idris' }
  const self = await localSession(secret, user)
  return {
    self,
    nobody: '',
    stale: await localSession(secret, user, { accessEndsAt: 0 }),
    garbled: `${self.slice(0, -8)}AAAAAAAA`
  }
}

/** A request as one would write it down to send it again. */
function inWords(request: FuzzRequest | undefined): string {
  if (!request) return ''
  const { method, address, headers, body, sender, page } = request
  const { data } = body
  const start = JSON.stringify(data?.slice(0, 300))
  const words = [
    method,
    address.slice(0, 500),
    `as ${sender} of ${page}`,
    JSON.stringify(headers),
    body.type,
    start
  ]
  return `${words.join(' ')} (${data?.length ?? 0} long)`
}

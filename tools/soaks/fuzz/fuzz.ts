import fc from 'fast-check'
import { workerPaths } from '../../../src/routes/worker-paths.ts'
import { localSession } from '../../serve/local-session.ts'
import { newId } from '../savers.ts'
import type { SoakResult } from '../soak-result.ts'
import { parseApiDescription } from './api-description.ts'
import { findFaults } from './find-faults.ts'
import { knownValuesOf } from './known-values.ts'
import { createOtherUser } from './other-user.ts'
import { restoreDocuments } from './own-user.ts'
import { type FuzzRequest, requestsFor } from './requests.ts'
import { type Cookies, sendFuzzRequest } from './send-request.ts'

interface FuzzOptions {
  origin: string
  /** The secret with which the server encrypts sessions. */
  secret: string
  requests: number
  seed: number
}

/** Methods that change no documents. */
const harmlessMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PROPFIND'])

/** The most requests per operation to shrink a failing one. */
const maxShrinks = 150

/**
 * Sends valid and invalid requests, generated from the API description, to every route. Checks each response: whether the
 * server fails or reveals internals, whether the response conforms to the description, and whether it exposes or changes
 * data of another user.
 *
 * @returns counts, faults, and in `unreached` the operations without a successful response
 */
export async function fuzz({
  origin,
  secret,
  requests,
  seed
}: FuzzOptions): Promise<SoakResult & { unreached: string[] }> {
  const description = await fetchApiDescription(origin)
  const neighbour = await createOtherUser(origin, secret)
  const cookies = createCookies(secret)
  const own = { scripts: newId(), characters: newId(), games: newId(), images: newId() }
  const each = Math.ceil(requests / description.operations.length)
  const faults: string[] = []
  const unreached: string[] = []
  let [isChanged, publicIds]: [boolean, string[]] = [true, []]
  const counts = {
    requests: 0,
    'answered well': 0,
    refused: 0,
    'routes and methods': 0
  }

  for (const operation of description.operations) {
    let [shrinks, succeeded] = [0, 0]
    if (isChanged) publicIds = await restoreDocuments(origin, await cookies.self(), own)
    isChanged = false
    const known = knownValuesOf(neighbour, own, publicIds)
    const property = fc.asyncProperty(requestsFor(operation, description, known), async request => {
      if (shrinks > 0 && shrinks++ > maxShrinks) return
      const response = await sendFuzzRequest(origin, cookies, request)
      counts.requests += 1
      if (response.status < 400) succeeded += 1
      isChanged ||= !harmlessMethods.has(request.method) && (response.status < 400 || response.status >= 500)
      const requestFaults = findFaults(operation, request, response, neighbour)
      if (requestFaults.length === 0) return
      shrinks ||= 1
      throw new Error(requestFaults.join('; '))
    })
    const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: each, seed })
    if (failed) faults.push(`${operation.id} ${requestText(counterexample?.[0])}: ${errorInstance}`)
    counts['answered well'] += succeeded
    counts['routes and methods'] += 1
    if (succeeded === 0) unreached.push(operation.id)
  }
  counts.refused = counts.requests - counts['answered well']
  return { counts, faults: [...faults, ...(await neighbour.findChanges())], unreached }
}

/** Fetches and parses the API description of a server. */
export async function fetchApiDescription(origin: string) {
  return parseApiDescription(await (await fetch(origin + workerPaths.openApi)).json())
}

/** The cookies of a new user, for each kind of sender. Each request has a session of its own, since requests end sessions. */
export function createCookies(secret: string): Cookies {
  const user = { sub: `fuzz-${newId()}`, name: 'Idris' }
  const self = () => localSession(secret, user)
  return {
    self,
    nobody: async () => '',
    stale: () => localSession(secret, user, { accessEndsAt: 0 }),
    garbled: async () => `${(await self()).slice(0, -8)}AAAAAAAA`
  }
}

/** A request as one line of text, detailed enough to repeat it. */
function requestText(request: FuzzRequest | undefined): string {
  if (!request) return ''
  const { method, address, headers, body, sender, page } = request
  const { data } = body
  const start = JSON.stringify(data?.slice(0, 300))
  const parts = [
    method,
    address.slice(0, 500),
    `as ${sender} of ${page}`,
    JSON.stringify(headers),
    body.type,
    start
  ]
  return `${parts.join(' ')} (${data?.length ?? 0} long)`
}

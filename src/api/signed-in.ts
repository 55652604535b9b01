import { ok, type Result, refuse } from '#core/result.ts'
import { askSession } from './session.ts'

/** Why a request of somebody who is signed in came to nothing; what it was about is as it was. */
export type SignedInRefusal = 'signed_out' | 'session_expired' | 'unreachable' | 'server_failed'

/** As much of an answer as is read: what was asked for, or a refusal with its code. */
export interface Answer<Body> {
  status: number
  json: () => Promise<Body | { code: string }>
}

/**
 * Asks as whoever is signed in, and reads the answer. A session that has grown old is renewed once, and the request
 * repeated. Never throws for what networks and servers do; refusals of the route itself are among the answers.
 */
export async function askSignedIn<Body>(
  ask: () => Promise<Answer<Body>>
): Promise<Result<Body | { code: string }, SignedInRefusal>> {
  try {
    const first = await readAnswer(await ask())
    if (first.ok || first.code !== 'session_stale') return withoutStale(first)
    const session = await askSession()
    if (!session.ok) return refuse('unreachable')
    const { state } = session.value
    if (state !== 'in') return refuse(state === 'out' ? 'signed_out' : 'session_expired')
    return withoutStale(await readAnswer(await ask()))
  } catch (error) {
    // What is no JSON was not written by our server.
    return refuse(error instanceof SyntaxError ? 'server_failed' : 'unreachable')
  }
}

async function readAnswer<Body>(
  response: Answer<Body>
): Promise<Result<Body | { code: string }, SignedInRefusal | 'session_stale'>> {
  if (response.status >= 500) return refuse('server_failed')
  const body = await response.json()
  if (response.status !== 401) return ok(body)
  const isStale = isRefusal(body) && body.code === 'session_stale'
  return refuse(isStale ? 'session_stale' : 'signed_out')
}

/** A session that is old again at once cannot be renewed. */
function withoutStale<Body>(result: Result<Body, SignedInRefusal | 'session_stale'>) {
  if (result.ok) return result
  return refuse(result.code === 'session_stale' ? 'session_expired' : result.code)
}

const isRefusal = (body: unknown): body is { code: string } =>
  typeof body === 'object' && body !== null && 'code' in body

import { ok, type Result, refuse } from '#core/result.ts'
import { fetchSession, type SessionOver } from './session.ts'
import { refreshSession } from './watch-session.ts'

/** Why a request that needs a session failed; nothing was changed. */
export type SignedInRefusal = SessionOver | 'unreachable' | 'server_failed'

/** The part of a response that is used: the body, or a refusal with its code. */
export interface ApiResponse<Body> {
  status: number
  json: () => Promise<Body | { code: string }>
}

/**
 * Sends a request that needs a session and reads its body. Renews a stale session once and repeats the request. Never
 * throws on network or server failures. When another account is signed in, the request counts as signed out, and the page
 * fetches the session. Refusals by the route itself are `ok` and have a `code` in the body.
 */
export async function requestSignedIn<Body>(
  request: () => Promise<ApiResponse<Body>>
): Promise<Result<Body | { code: string }, SignedInRefusal>> {
  try {
    const first = await readResponse(await request())
    if (first.ok || first.code !== 'session_stale') return withoutStale(first)
    const session = await fetchSession()
    if (!session.ok) return refuse('unreachable')
    const { state } = session.value
    if (state !== 'in') return refuse(state === 'out' ? 'signed_out' : 'session_expired')
    return withoutStale(await readResponse(await request()))
  } catch (error) {
    // A body that isn't JSON doesn't come from our server.
    return refuse(error instanceof SyntaxError ? 'server_failed' : 'unreachable')
  }
}

async function readResponse<Body>(
  response: ApiResponse<Body>
): Promise<Result<Body | { code: string }, SignedInRefusal | 'session_stale'>> {
  if (response.status >= 500) return refuse('server_failed')
  const body = await response.json()
  if (response.status !== 401) return ok(body)
  const code = isRefusal(body) ? body.code : undefined
  if (code === 'account_changed') void refreshSession()
  return refuse(code === 'session_stale' ? code : 'signed_out')
}

/** A session that is stale again after renewal counts as expired. */
function withoutStale<Body>(result: Result<Body, SignedInRefusal | 'session_stale'>) {
  if (result.ok) return result
  return refuse(result.code === 'session_stale' ? 'session_expired' : result.code)
}

const isRefusal = (body: unknown): body is { code: string } =>
  typeof body === 'object' && body !== null && 'code' in body

import {
  getValidatedIdTokenClaims,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest
} from 'oauth4webapi'
import { logFailure } from '../http/log-failure.ts'
import { clientAuth, discoverProvider, type ProviderSettings, requestOptions } from './provider.ts'
import type { Session } from './session.ts'

/** The result of a renewal: the provider renewed the session, refused, or could not be reached. */
export type Renewal = { state: 'renewed'; session: Session } | { state: 'refused' | 'unreachable' }

/** Milliseconds to wait before each of the three attempts (specification, section 9). */
const delays = [0, 250, 1000]

/** Milliseconds for which a renewal is cached, so that a late request with the old cookie gets the same session. */
const renewalLifetime = 60_000

/** Milliseconds that a request waits for another request's renewal; longer than three attempts take. */
const maxWait = 35_000

const renewals = new Map<string, { renewal: Promise<Renewal>; since: number }>()

/**
 * Renews a session at the provider. Concurrent requests share one renewal: a refresh token is valid once, and when it is
 * used again, the provider revokes the whole session.
 *
 * @param waitUntil Keeps the Worker running until the renewal has finished, even if the client disconnects.
 */
export function renewSession(
  session: Session,
  env: ProviderSettings,
  waitUntil: (work: Promise<unknown>) => void
): Promise<Renewal> {
  const { refreshToken } = session
  if (!refreshToken) return Promise.resolve({ state: 'refused' })
  deleteOldRenewals()
  const ongoing = renewals.get(refreshToken)
  if (ongoing) return Promise.race([ongoing.renewal, waitTimeout()])
  const renewal = requestTokens(session, refreshToken, env)
  renewals.set(refreshToken, { renewal, since: Date.now() })
  waitUntil(
    renewal.then(({ state }) => {
      if (state === 'unreachable') renewals.delete(refreshToken)
    })
  )
  return renewal
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function waitTimeout(): Promise<Renewal> {
  await wait(maxWait)
  return { state: 'unreachable' }
}

function deleteOldRenewals() {
  const oldest = Date.now() - renewalLifetime
  for (const [key, { since }] of renewals) if (since < oldest) renewals.delete(key)
}

async function requestTokens(
  session: Session,
  refreshToken: string,
  env: ProviderSettings
): Promise<Renewal> {
  for (const delay of delays) {
    await wait(delay)
    const result = await requestOnce(refreshToken, env).catch(() => undefined)
    if (result) return readTokens(session, result, env)
  }
  console.warn('Renewal: the provider cannot be reached')
  return { state: 'unreachable' }
}

/** The provider and its response; undefined when the request should be retried. */
async function requestOnce(refreshToken: string, env: ProviderSettings) {
  const options = requestOptions(env)
  const { client, proof } = clientAuth(env)
  const provider = await discoverProvider(env, options)
  const response = await refreshTokenGrantRequest(provider, client, proof, refreshToken, options)
  return response.status >= 500 || response.status === 429 ? undefined : { provider, response }
}

type TokenResult = NonNullable<Awaited<ReturnType<typeof requestOnce>>>

async function readTokens(
  session: Session,
  { provider, response }: TokenResult,
  env: ProviderSettings
): Promise<Renewal> {
  try {
    const tokens = await processRefreshTokenResponse(provider, clientAuth(env).client, response)
    const claims = getValidatedIdTokenClaims(tokens)
    if (claims && claims.sub !== session.sub) return { state: 'refused' }
    const { reprievedUntil: _, ...unreprieved } = session
    const renewed: Session = {
      ...unreprieved,
      accessToken: tokens.access_token,
      accessEndsAt: Math.floor(Date.now() / 1000) + (tokens.expires_in ?? 3600),
      refreshToken: tokens.refresh_token ?? session.refreshToken,
      idToken: tokens.id_token ?? session.idToken
    }
    return { state: 'renewed', session: renewed }
  } catch (error) {
    const code = error instanceof ResponseBodyError ? error.error : undefined
    if (code === 'invalid_grant') return { state: 'refused' }
    // Not about this session: the configuration here or at the provider is wrong.
    logFailure(code ? `Renewal (${code})` : 'Renewal', error)
    return { state: 'unreachable' }
  }
}

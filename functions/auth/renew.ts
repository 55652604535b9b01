import {
  getValidatedIdTokenClaims,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest
} from 'oauth4webapi'
import type { Session } from '../session.ts'
import { asClient, exchange, findProvider, type ProviderSettings } from './provider.ts'

/** What came of asking the provider to renew a session: it did, it will not, or nobody knows. */
export type Renewal = { state: 'renewed'; session: Session } | { state: 'refused' | 'unreachable' }

/** Milliseconds before each of the three tries (specification, section 9). */
const pauses = [0, 250, 1000]

/** Milliseconds for which a renewal is remembered, so that who asks late with the old cookie gets the same. */
const rememberedFor = 60_000

/** Longer than three tries take: who waits for another request's renewal waits no longer. */
const patience = 35_000

const renewals = new Map<string, { renewal: Promise<Renewal>; since: number }>()

/**
 * Renews a session at the provider, once for all who ask at the same time: a key for renewal counts once, and one that is
 * used again makes the provider end everything. `outlive` lets it come to its end when who asked has gone.
 */
export function renewSession(
  session: Session,
  env: ProviderSettings,
  outlive: (work: Promise<unknown>) => void
): Promise<Renewal> {
  const { refreshToken } = session
  if (!refreshToken) return Promise.resolve({ state: 'refused' })
  forgetOld()
  const known = renewals.get(refreshToken)
  if (known) return Promise.race([known.renewal, tooLate()])
  const renewal = askForTokens(session, refreshToken, env)
  renewals.set(refreshToken, { renewal, since: Date.now() })
  outlive(
    renewal.then(({ state }) => {
      if (state === 'unreachable') renewals.delete(refreshToken)
    })
  )
  return renewal
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function tooLate(): Promise<Renewal> {
  await wait(patience)
  return { state: 'unreachable' }
}

function forgetOld() {
  const oldest = Date.now() - rememberedFor
  for (const [key, { since }] of renewals) if (since < oldest) renewals.delete(key)
}

async function askForTokens(session: Session, refreshToken: string, env: ProviderSettings): Promise<Renewal> {
  for (const pause of pauses) {
    await wait(pause)
    const answer = await askOnce(refreshToken, env).catch(() => undefined)
    if (answer) return readTokens(session, answer, env)
  }
  console.warn('Renewal: the provider cannot be reached')
  return { state: 'unreachable' }
}

/** The provider's answer, and who it is; undefined where it is worth to ask again. */
async function askOnce(refreshToken: string, env: ProviderSettings) {
  const options = exchange(env)
  const { client, proof } = asClient(env)
  const provider = await findProvider(env, options)
  const response = await refreshTokenGrantRequest(provider, client, proof, refreshToken, options)
  return response.status >= 500 || response.status === 429 ? undefined : { provider, response }
}

type Answer = NonNullable<Awaited<ReturnType<typeof askOnce>>>

async function readTokens(
  session: Session,
  { provider, response }: Answer,
  env: ProviderSettings
): Promise<Renewal> {
  try {
    const tokens = await processRefreshTokenResponse(provider, asClient(env).client, response)
    const claims = getValidatedIdTokenClaims(tokens)
    if (claims && claims.sub !== session.sub) return { state: 'refused' }
    const { reprievedUntil: _, ...lasting } = session
    const renewed: Session = {
      ...lasting,
      accessToken: tokens.access_token,
      accessEndsAt: Math.floor(Date.now() / 1000) + (tokens.expires_in ?? 3600),
      refreshToken: tokens.refresh_token ?? session.refreshToken,
      idToken: tokens.id_token ?? session.idToken
    }
    return { state: 'renewed', session: renewed }
  } catch (error) {
    const code = error instanceof ResponseBodyError ? error.error : undefined
    if (code === 'invalid_grant') return { state: 'refused' }
    // Not about this session: we are not set up as the provider expects, or it not as we do.
    console.warn(`Renewal: ${code ?? error}`)
    return { state: 'unreachable' }
  }
}

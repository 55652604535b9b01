import { revocationRequest } from 'oauth4webapi'
import { logFailure } from '../http/log-failure.ts'
import { clientAuth, discoverProvider, type ProviderSettings, requestOptions } from './provider.ts'
import type { Session } from './session.ts'

/**
 * The URL that ends the session at the provider and then returns to `origin`. When the provider has no such endpoint or
 * can't be reached, the URL of our home page.
 */
export async function signOutUrl(
  { idToken }: Session,
  env: ProviderSettings,
  origin: string
): Promise<string> {
  const home = `${origin}/`
  const provider = await discoverProvider(env, requestOptions(env)).catch(() => undefined)
  const end = provider?.end_session_endpoint
  if (!end || !URL.canParse(end)) return home
  const url = new URL(end)
  if (idToken) url.searchParams.set('id_token_hint', idToken)
  url.searchParams.set('client_id', env.AUTH_CLIENT_ID)
  url.searchParams.set('post_logout_redirect_uri', home)
  return url.href
}

/**
 * Revokes the session's refresh token, so that a copy of the cookie can't be renewed. Failures are only logged.
 *
 * @returns false when the provider can't be reached
 */
export async function revokeRefreshToken({ refreshToken }: Session, env: ProviderSettings): Promise<boolean> {
  if (!refreshToken) return true
  const options = requestOptions(env)
  const { client, proof } = clientAuth(env)
  try {
    const provider = await discoverProvider(env, options)
    if (!provider.revocation_endpoint) return true
    const { status } = await revocationRequest(provider, client, proof, refreshToken, {
      ...options,
      additionalParameters: { token_type_hint: 'refresh_token' }
    })
    if (status !== 200) console.warn(`Sign-out: the provider responded with status ${status}`)
    return true
  } catch (error) {
    logFailure('Sign-out', error)
    return false
  }
}

import { revocationRequest } from 'oauth4webapi'
import type { Session } from '../session.ts'
import { asClient, exchange, findProvider, type ProviderSettings } from './provider.ts'

/**
 * Where the session ends at the provider, which leads back to `origin`. A provider that has no such address, or that
 * cannot be reached, ends nothing: then it is a page of ours.
 */
export async function signOutAddress(
  { idToken }: Session,
  env: ProviderSettings,
  origin: string
): Promise<string> {
  const home = `${origin}/`
  const provider = await findProvider(env, exchange(env)).catch(() => undefined)
  const end = provider?.end_session_endpoint
  if (!end || !URL.canParse(end)) return home
  const address = new URL(end)
  if (idToken) address.searchParams.set('id_token_hint', idToken)
  address.searchParams.set('client_id', env.AUTH_CLIENT_ID)
  address.searchParams.set('post_logout_redirect_uri', home)
  return address.href
}

/** Has the provider renew this session no more, should somebody have kept its cookie. What fails here has to be let go. */
export async function revoke({ refreshToken }: Session, env: ProviderSettings): Promise<void> {
  if (!refreshToken) return
  const options = exchange(env)
  const { client, proof } = asClient(env)
  try {
    const provider = await findProvider(env, options)
    if (!provider.revocation_endpoint) return
    const { status } = await revocationRequest(provider, client, proof, refreshToken, {
      ...options,
      additionalParameters: { token_type_hint: 'refresh_token' }
    })
    if (status !== 200) console.warn(`Sign-out: the provider answered ${status}`)
  } catch (error) {
    console.warn(`Sign-out: ${error instanceof Error ? error.name : error}`)
  }
}

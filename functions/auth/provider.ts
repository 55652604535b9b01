import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretBasic,
  clockTolerance,
  discoveryRequest,
  processDiscoveryResponse
} from 'oauth4webapi'
import type { Env } from '../env.ts'
import { clockLeeway } from './session.ts'

/** The provider's settings from the environment. */
export type ProviderSettings = Pick<Env['Bindings'], 'AUTH_ISSUER' | 'AUTH_CLIENT_ID' | 'AUTH_CLIENT_SECRET'>

/** The timeout of requests to the provider, in milliseconds (specification, section 9). */
const timeout = 10_000

/** Milliseconds for which the provider's metadata is cached. */
const metadataLifetime = 60 * 60 * 1000

let cached: { issuer: string; server: AuthorizationServer; since: number } | undefined

/** `fetch` with the provider's timeout. */
export const fetchFromProvider: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeout) })

/** Options of one or more requests to the provider, which share one timeout. */
export const requestOptions = ({ AUTH_ISSUER }: ProviderSettings) => ({
  signal: AbortSignal.timeout(timeout),
  // Only a developer's local provider uses http.
  [allowInsecureRequests]: AUTH_ISSUER.startsWith('http:')
})

/** Our OAuth client and its authentication at the provider. */
export const clientAuth = ({ AUTH_CLIENT_ID, AUTH_CLIENT_SECRET }: ProviderSettings) => ({
  client: { client_id: AUTH_CLIENT_ID, [clockTolerance]: clockLeeway },
  proof: ClientSecretBasic(AUTH_CLIENT_SECRET)
})

/** The provider's metadata with its endpoints, from OpenID discovery. Throws when the provider can't be reached. */
export async function discoverProvider(
  { AUTH_ISSUER }: ProviderSettings,
  options: ReturnType<typeof requestOptions>
): Promise<AuthorizationServer> {
  if (cached?.issuer === AUTH_ISSUER && Date.now() < cached.since + metadataLifetime) return cached.server
  const issuer = new URL(AUTH_ISSUER)
  const server = await processDiscoveryResponse(issuer, await discoveryRequest(issuer, options))
  cached = { issuer: AUTH_ISSUER, server, since: Date.now() }
  return server
}

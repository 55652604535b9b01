import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretBasic,
  clockTolerance,
  discoveryRequest,
  processDiscoveryResponse
} from 'oauth4webapi'
import type { Env } from '../env.ts'
import { leeway } from '../session.ts'

/** What the Worker knows about the provider before it asks. */
export type ProviderSettings = Pick<Env['Bindings'], 'AUTH_ISSUER' | 'AUTH_CLIENT_ID' | 'AUTH_CLIENT_SECRET'>

/** Milliseconds that the provider may take to answer (specification, section 9). */
const patience = 10_000

/** Milliseconds for which what the provider says about itself is taken to be so. */
const knownFor = 60 * 60 * 1000

let known: { issuer: string; server: AuthorizationServer; since: number } | undefined

/** Asks the identity provider, and gives up after ten seconds. */
export const fetchProvider: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patience) })

/** Options of one exchange with the provider, which may take ten seconds in all. */
export const exchange = ({ AUTH_ISSUER }: ProviderSettings) => ({
  signal: AbortSignal.timeout(patience),
  // Only of a developer's own provider.
  [allowInsecureRequests]: AUTH_ISSUER.startsWith('http:')
})

/** Who we are to the provider, and how we prove it. */
export const asClient = ({ AUTH_CLIENT_ID, AUTH_CLIENT_SECRET }: ProviderSettings) => ({
  client: { client_id: AUTH_CLIENT_ID, [clockTolerance]: leeway },
  proof: ClientSecretBasic(AUTH_CLIENT_SECRET)
})

/** What the provider says about itself: where it is asked for what. Throws when it cannot be reached. */
export async function findProvider(
  { AUTH_ISSUER }: ProviderSettings,
  options: ReturnType<typeof exchange>
): Promise<AuthorizationServer> {
  if (known?.issuer === AUTH_ISSUER && Date.now() < known.since + knownFor) return known.server
  const issuer = new URL(AUTH_ISSUER)
  const server = await processDiscoveryResponse(issuer, await discoveryRequest(issuer, options))
  known = { issuer: AUTH_ISSUER, server, since: Date.now() }
  return server
}

import { startIdentityProvider } from '../../identity-provider/identity-provider.ts'
import { localSecret } from '../../serve/local-secret.ts'
import { findFreePort, serve } from '../../serve/serve.ts'
import type { SoakResult } from '../soak-result.ts'
import { fuzz } from './fuzz.ts'

/** Starts a server and an identity provider, and fuzzes the server. The environment variable SEED repeats a run. */
export async function soakFuzz(
  requests: number,
  state: string,
  log: (line: string) => void
): Promise<SoakResult> {
  const port = await findFreePort()
  const provider = await startIdentityProvider({
    port: await findFreePort(),
    site: `http://localhost:${port}`,
    state
  })
  const server = await serve({ port, state, variables: provider.variables })
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  log(`SEED=${seed} repeats this run.`)
  try {
    const { unreached, ...soak } = await fuzz({
      origin: server.origin,
      secret: localSecret(state),
      requests,
      seed
    })
    log(`No successful response: ${unreached.join(', ') || 'none'}.`)
    return soak
  } finally {
    await server.stop()
    await provider.stop()
  }
}

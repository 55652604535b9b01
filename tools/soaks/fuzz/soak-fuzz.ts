import { startIdentityProvider } from '../../identity-provider.ts'
import { localSecret } from '../../local-secret.ts'
import { freePort, serve } from '../../serve.ts'
import type { Soak } from '../soak.ts'
import { fuzz } from './fuzz.ts'

/** Starts a server of its own, and fuzzes it. */
export async function soakFuzz(requests: number, state: string, say: (line: string) => void): Promise<Soak> {
  const port = await freePort()
  const provider = await startIdentityProvider({
    port: await freePort(),
    site: `http://localhost:${port}`,
    state
  })
  const served = await serve({ port, state, variables: provider.variables })
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  say(`SEED=${seed} asks for the same again.`)
  try {
    const { unreached, ...soak } = await fuzz({
      origin: served.origin,
      secret: localSecret(state),
      requests,
      seed
    })
    say(`Never answered well: ${unreached.join(', ') || 'none'}.`)
    return soak
  } finally {
    await served.stop()
    await provider.stop()
  }
}

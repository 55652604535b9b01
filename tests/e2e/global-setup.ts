import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../../tools/build.ts'
import { startIdentityProvider } from '../../tools/identity-provider/identity-provider.ts'
import { localSecret } from '../../tools/serve/local-secret.ts'
import { findFreePort, serve } from '../../tools/serve/serve.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built Worker answers, with an empty database of its own. */
    origin: string
    /** The process group of the Worker's server. */
    group: number
    /** Where the identity provider of these tests answers. */
    provider: string
    /** Where the Worker's database and images are kept. */
    state: string
    /** What the Worker encrypts sessions with. */
    secret: string
    /** The file with all that the Worker has logged. */
    log: string
  }
}

/** Builds and serves the product once for all slow tests. */
export default async function setup({ provide }: TestProject) {
  await build()
  const state = await mkdtemp(join(tmpdir(), 'belfry-'))
  const port = await findFreePort()
  const provider = await startIdentityProvider({
    port: await findFreePort(),
    site: `http://localhost:${port}`,
    state
  })
  const log = join(state, 'server.log')
  const served = await serve({ port, state, variables: provider.variables, log })
  provide('origin', served.origin)
  provide('group', served.group)
  provide('provider', provider.origin)
  provide('state', state)
  provide('log', log)
  provide('secret', localSecret(state))

  return async () => {
    await served.stop()
    await provider.stop()
    await rm(state, { recursive: true, force: true })
  }
}

import { build } from './build.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { isFree, type Served, serve } from './serve.ts'

/** `npm start`: the whole product on one port, with its database and images kept in `.wrangler/state`. */
const port = Number(process.env.PORT ?? 8787)
const state = '.wrangler/state'
let stopping = false

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start() {
  // The provider of identities takes the one after it.
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT is a number from 1 to 65534, and not ${process.env.PORT}`)
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`
    )
  }
  const provider = await startIdentityProvider({ port: port + 1, site: `http://localhost:${port}`, state })
  await build()
  const served = await serve({ port, state, variables: provider.variables })
  console.log(`Belfry is ready at ${served.origin}`)
  stopOnSignals(served)
  await served.ended
  await provider.stop()
  process.exit(stopping ? 0 : 1)
}

function stopOnSignals(served: Served) {
  const stop = () => {
    stopping = true
    void served.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm may be ended without telling what it started.
  const parent = process.ppid
  const underNpm = process.env.npm_lifecycle_event !== undefined
  if (underNpm) setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

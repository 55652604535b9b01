import { build } from './build.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { isFree, type Served, serve } from './serve.ts'

/** `npm start`: the whole product on one port, with its database and images kept in `.wrangler/state`. */
const port = Number(process.env.PORT ?? 8787)
let stopping = false

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is no port: ${process.env.PORT}`)
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`
    )
  }
  const provider = await startIdentityProvider(port + 1, `http://localhost:${port}`)
  await build()
  const served = await serve({ port, state: '.wrangler/state', variables: provider.variables })
  console.log(`Belfry is ready at ${served.origin}`)
  stopOnSignals(served)
  await served.ended
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

import { build } from './build.ts'
import { startIdentityProvider } from './identity-provider/identity-provider.ts'
import { isPortFree, type LocalServer, serve } from './serve/serve.ts'

/** `npm start`: serves the whole product on one port, with its database and images in `.wrangler/state`. */
const port = Number(process.env.PORT ?? 8787)
const state = '.wrangler/state'
let isStopping = false

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start() {
  // The identity provider uses the next port, PORT + 1.
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT must be a number from 1 to 65534, not ${process.env.PORT}`)
  if (!(await isPortFree(port))) {
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`
    )
  }
  const provider = await startIdentityProvider({ port: port + 1, site: `http://localhost:${port}`, state })
  await build()
  const server = await serve({ port, state, variables: provider.variables })
  console.log(`Belfry is ready at ${server.origin}`)
  stopOnSignals(server)
  await server.ended
  await provider.stop()
  process.exit(isStopping ? 0 : 1)
}

function stopOnSignals(server: LocalServer) {
  const stop = () => {
    isStopping = true
    void server.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm can end without a signal to its child process, so this checks whether the parent is still there.
  const parent = process.ppid
  const underNpm = process.env.npm_lifecycle_event !== undefined
  if (underNpm) setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

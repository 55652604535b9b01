import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openIsolate } from './benches/isolate.ts'
import { build } from './build.ts'
import { formatLoad } from './load/load-report.ts'
import { runLoad } from './load/run-load.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run load -- [seconds] [clients]`: mixed requests to the built Worker on this machine. Prints a table and writes
 * it as JSON to tests/results/load.json, with the memory that the Worker itself holds: the rest of the runtime's memory is
 * garbage, and the local database and bucket. Exits with 1 on any error.
 */
const [seconds = 60, clients = 100] = process.argv.slice(2).map(Number)
if (!(seconds > 0 && seconds <= 600) || !(Number.isInteger(clients) && clients > 0 && clients <= 500)) {
  console.error('Usage: npm run load -- [seconds, at most 600] [clients, at most 500]')
  process.exit(1)
}

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-load-'))
const inspector = await findFreePort()
const server = await serve({ port: await findFreePort(), state, inspector })

try {
  const isolate = await openIsolate(inspector)
  /** The memory of the Worker's isolate in megabytes, after a garbage collection. */
  const measureHeld = async () => {
    await isolate.collect(async () => (await fetch(`${server.origin}/api/health`)).arrayBuffer())
    const { heap, buffers } = await isolate.measure()
    return heap + buffers
  }
  const before = await measureHeld()
  const load = await runLoad(server, state, { clients, seconds, scripts: 10 })
  const report = { ...load, held: { before, after: await measureHeld() } }
  isolate.close()
  console.log(formatLoad(report))
  console.log(`held by the Worker: ${before.toFixed(0)} MB before, ${report.held.after.toFixed(0)} MB after`)
  mkdirSync('tests/results', { recursive: true })
  writeFileSync('tests/results/load.json', `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = Object.keys(report.errors).length === 0 ? 0 : 1
} finally {
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit()

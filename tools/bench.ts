import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { areas } from './benches/areas.ts'
import type { Measure } from './benches/measure.ts'
import { tableOf } from './benches/table.ts'
import { build } from './build.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run bench -- [area [parts]]`: measures the built product on this machine and prints medians of several runs beside
 * their budgets and floors; all of it is also written as JSON. A missed budget does not fail the command: the machine may
 * be busy.
 */
const [requested, ...parts] = process.argv.slice(2)
const selected = requested === undefined ? Object.keys(areas) : [requested]
const unknown = selected.filter(name => !areas[name])
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

const folder = '.cache/bench'

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-bench-'))
const server = await serve({ port: await findFreePort(), state })
const at = new Date().toISOString()
const found: Record<string, readonly Measure[]> = {}
try {
  for (const name of selected) {
    const measures = (await areas[name]?.({ origin: server.origin, state, parts })) ?? []
    found[name] = measures
    console.log(`\n${name}\n${tableOf(measures)}`)
  }
} finally {
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
const file = `${folder}/${at.replaceAll(':', '-')}.json`
mkdirSync(folder, { recursive: true })
writeFileSync(file, JSON.stringify({ at, load: loadavg()[0], areas: found }, null, 2))
console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}. As JSON: ${file}`)
process.exit(0)

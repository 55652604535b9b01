import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBuilder } from './benches/builder.ts'
import type { Bench } from './benches/measure.ts'
import { measureSheets } from './benches/sheets.ts'
import { build } from './build.ts'
import { freePort, serve } from './serve.ts'

/** `npm run bench -- [area]`: measures the built product on this machine and holds it against its budgets. */
const areas: Record<string, Bench> = { builder: measureBuilder, sheets: measureSheets }

const [asked] = process.argv.slice(2)
const chosen = asked === undefined ? Object.keys(areas) : [asked]
const unknown = chosen.filter(name => !areas[name])
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-bench-'))
const served = await serve({ port: await freePort(), state })
try {
  for (const name of chosen) {
    console.log(`\n${name}`)
    for (const { what, value, unit, budget } of (await areas[name]?.(served.origin)) ?? []) {
      const verdict = value <= budget ? 'within' : 'OVER'
      console.log(
        `  ${what.padEnd(48)} ${value.toFixed(0).padStart(6)} ${unit}  ${verdict} ${budget} ${unit}`
      )
    }
  }
} finally {
  await served.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(0)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureApi } from './benches/api.ts'
import { measureBuilder } from './benches/builder.ts'
import type { Bench, Measure } from './benches/measure.ts'
import { measurePublic } from './benches/public.ts'
import { measureSheets } from './benches/sheets.ts'
import { measureStart } from './benches/start.ts'
import { build } from './build.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run bench -- [area]`: measures the built product on this machine and prints medians of several runs beside their
 * budgets. A missed budget does not fail the command: the machine may be busy.
 */
const areas: Record<string, Bench> = {
  builder: measureBuilder,
  sheets: measureSheets,
  api: measureApi,
  public: measurePublic,
  start: measureStart
}

const [requested] = process.argv.slice(2)
const selected = requested === undefined ? Object.keys(areas) : [requested]
const unknown = selected.filter(name => !areas[name])
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-bench-'))
const server = await serve({ port: await findFreePort(), state })
try {
  for (const name of selected) {
    console.log(`\n${name}`)
    for (const measure of (await areas[name]?.(server.origin, state)) ?? [])
      console.log(formatMeasure(measure))
  }
} finally {
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(0)

/** One output line: the value, its budget, and value / budget (at most 1, or at least 1 for a minimum). */
function formatMeasure({ what, value, unit, budget, isFloor = false }: Measure): string {
  const digits = unit === '×' ? 2 : unit === 'ms' && value < 10 ? 1 : 0
  const measured = `  ${what.padEnd(48)} ${value.toFixed(digits).padStart(7)} ${unit.padEnd(2)}`
  if (budget === undefined) return measured
  const ratio = value / budget
  const isMet = isFloor ? ratio >= 1 : ratio <= 1
  const bound = `${isFloor ? 'at least' : 'at most'} ${budget} ${unit}`
  return `${measured}  ${bound.padEnd(17)} ${ratio.toFixed(2)}${isMet ? '' : '  MISSED'}`
}

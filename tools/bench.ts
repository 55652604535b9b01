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
import { freePort, serve } from './serve.ts'

/**
 * `npm run bench -- [area]`: measures the built product on this machine, medians of several runs, beside its budgets.
 * A budget that is missed is shown and fails nothing: the machine may be busy.
 */
const areas: Record<string, Bench> = {
  builder: measureBuilder,
  sheets: measureSheets,
  api: measureApi,
  public: measurePublic,
  start: measureStart
}

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
    for (const measure of (await areas[name]?.(served.origin, state)) ?? []) console.log(lineOf(measure))
  }
} finally {
  await served.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(0)

/** What was measured, the budget, and how much of it is used (of a floor: how far above it). */
function lineOf({ what, value, unit, budget, isFloor = false }: Measure): string {
  const digits = unit === '×' ? 2 : unit === 'ms' && value < 10 ? 1 : 0
  const measured = `  ${what.padEnd(48)} ${value.toFixed(digits).padStart(7)} ${unit.padEnd(2)}`
  if (budget === undefined) return measured
  const ratio = value / budget
  const isKept = isFloor ? ratio >= 1 : ratio <= 1
  const bound = `${isFloor ? 'at least' : 'at most'} ${budget} ${unit}`
  return `${measured}  ${bound.padEnd(17)} ${ratio.toFixed(2)}${isKept ? '' : '  MISSED'}`
}

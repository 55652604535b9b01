import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { soakFuzz } from './soaks/fuzz/soak-fuzz.ts'
import { soakKills } from './soaks/kills.ts'
import type { SoakResult } from './soaks/soak-result.ts'

/**
 * `npm run soak -- kills [times]` or `-- fuzz [requests]`: checks that take too long for the tests, against servers of
 * their own. Exits with 1 on any fault. `SEED` repeats the requests of an earlier fuzz run.
 */
const areas: Record<
  string,
  { defaultTimes: number; run: (times: number, state: string) => Promise<SoakResult> }
> = {
  fuzz: { defaultTimes: 5000, run: (times, state) => soakFuzz(times, state, console.log) },
  kills: { defaultTimes: 50, run: (times, state) => soakKills(times, state, console.log) }
}

const [name = '', number] = process.argv.slice(2)
const area = areas[name]
const times = number === undefined ? area?.defaultTimes : Number(number)
if (!area || times === undefined || !Number.isInteger(times) || times < 1) {
  console.error(`Usage: npm run soak -- AREA [times]. Areas: ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-soak-'))
try {
  const { counts, faults } = await area.run(times, state)
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what.padEnd(32)} ${count}`)
  for (const fault of faults.slice(0, 20)) console.error(`✗ ${fault}`)
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await rm(state, { recursive: true, force: true })
}
process.exit()

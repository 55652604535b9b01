import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { soakFuzz } from './soaks/fuzz/soak-fuzz.ts'
import { soakKills } from './soaks/kills.ts'
import type { Soak } from './soaks/soak.ts'

/**
 * `npm run soak -- kills [times]` or `-- fuzz [requests]`: what is too long for the tests, against servers of its own on
 * this machine. Ends badly when anything is wrong. `SEED` has the same requests sent again.
 */
const areas: Record<string, { usual: number; run: (times: number, state: string) => Promise<Soak> }> = {
  fuzz: { usual: 5000, run: (times, state) => soakFuzz(times, state, console.log) },
  kills: { usual: 50, run: (times, state) => soakKills(times, state, console.log) }
}

const [asked = '', number] = process.argv.slice(2)
const area = areas[asked]
const times = number === undefined ? area?.usual : Number(number)
if (!area || times === undefined || !Number.isInteger(times) || times < 1) {
  console.error(`Say what to run, and how often if not as usual: ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-soak-'))
try {
  const { counts, faults } = await area.run(times, state)
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what.padEnd(32)} ${count}`)
  for (const fault of faults.slice(0, 20)) console.error(`✗ ${fault}`)
  console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} things are wrong.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await rm(state, { recursive: true, force: true })
}
process.exit()

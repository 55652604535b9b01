import { mkdirSync, writeFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { mutationReport, type TestedMutant } from './mutation/mutation-report.ts'
import { mutationRooms } from './mutation/mutation-rooms.ts'

/**
 * `npm run mutate -- ROOM [FILES]`: changes the code of a room, or some of its files, in small ways, one at a time. Runs the
 * tests that cover each change, and lists the changes that no test noticed in `tests/results/mutation/ROOM.md`. A second
 * run repeats only what changed since.
 */
const folder = 'tests/results/mutation'
const [name = '', ...files] = process.argv.slice(2)
const room = mutationRooms[name]
if (!room) {
  console.error(`Usage: npm run mutate -- ROOM [FILES]. Rooms: ${Object.keys(mutationRooms).join(', ')}.`)
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const id = name.replaceAll('/', '-')
const stryker = new Stryker({
  configFile: 'tests/stryker.config.json',
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/in-process-runner.ts'],
  testRunner: room.needsVitest ? 'vitest' : 'in-process',
  mutate: files.length > 0 ? files : [...room.sources],
  testFiles: [...room.tests],
  incrementalFile: `${folder}/${id}.incremental.json`,
  jsonReporter: { fileName: `${folder}/${id}.json` }
})
const mutants: readonly TestedMutant[] = await stryker.runMutationTest()
const { summary, survivors } = mutationReport(mutants)
writeFileSync(`${folder}/${id}.md`, `${summary}\n\n${survivors}\n`)
console.log(summary)
console.log(`Survivors: ${folder}/${id}.md`)

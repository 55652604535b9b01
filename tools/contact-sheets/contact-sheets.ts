import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from '../build.ts'
import { browserOptions } from '../processes/launch-browser.ts'
import { localSecret } from '../serve/local-secret.ts'
import { findFreePort, serve } from '../serve/serve.ts'
import { makeVisits } from './make-visits.ts'
import { readOptions } from './options.ts'
import { saveWorkOf } from './save-work.ts'
import { sheetScenes } from './scenes/scenes.ts'

/**
 * `npm run contact-sheet:screens [-- --scene NAME --language de --width 390 --scheme dark --folder DIR --fresh]`: serves the built product,
 * visits every screen and dialog at six widths, in six languages and both colour schemes, and writes sheets of pictures and a report
 * of defects. All of it takes hours: without filters, what says most comes first, and a run that ends early leaves what it has.
 */
const sceneNames = sheetScenes.map(({ name }) => name)
const options = readOptions(process.argv.slice(2), sceneNames)
if (options.isFresh) await rm(options.folder, { recursive: true, force: true })
await mkdir(options.folder, { recursive: true })

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-sheets-'))
const server = await serve({ port: await findFreePort(), state })
const browser = await chromium.launch(await browserOptions())
try {
  const stages = await saveWorkOf(browser, server.origin, localSecret(state), options.locales)
  const { visits, counts } = await makeVisits(options, stages)
  console.log(`${visits} visits of ${options.scenes.length} scenes. Findings:\n${counts.join('\n')}`)
  console.log(`The sheets and report.txt are in ${options.folder}.`)
} finally {
  await browser.close()
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(0)

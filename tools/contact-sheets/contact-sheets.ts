import { existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from '../build.ts'
import { browserOptions } from '../processes/launch-browser.ts'
import { localSecret } from '../serve/local-secret.ts'
import { findFreePort, serve } from '../serve/serve.ts'
import { drawSheet } from './draw-sheet.ts'
import { readOptions } from './options.ts'
import { planVisits, sheetWidths, type Visit } from './plan-visits.ts'
import { saveWorkOf } from './save-work.ts'
import { sheetScenes } from './scenes/scenes.ts'
import { pictureFile, visitScene } from './visit-scene.ts'

/**
 * `npm run contact-sheets [-- --scene NAME --language de --width 390 --scheme dark --folder DIR --fresh]`: serves the built product,
 * visits every screen and dialog at six widths, in six languages and both colour schemes, and writes sheets of pictures and a report
 * of what is rough. All of it takes hours: without filters, what says most comes first, and a run that ends early leaves what it has.
 */
const lanes = 2

const options = readOptions(
  process.argv.slice(2),
  sheetScenes.map(({ name }) => name)
)
const { folder } = options
if (options.isFresh) await rm(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-sheets-'))
const server = await serve({ port: await findFreePort(), state })
const browser = await chromium.launch(await browserOptions())
const waiting = planVisits(options)
const total = waiting.length
const start = Date.now()
try {
  const stages = await saveWorkOf(browser, server.origin, localSecret(state), options.locales)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await make(next)
  }
  const make = async (visit: Visit) => {
    const { scene: name, locale } = visit
    const scene = sheetScenes.find(scene => scene.name === name)
    const stage = stages.get(locale)
    if (!scene || !stage) return
    try {
      await visitScene(stage, scene, visit, folder)
      for (const scheme of visit.schemes) await drawSheetOf(visit, scheme)
    } catch (error) {
      console.log(String(error))
    }
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(`${total - waiting.length}/${total} ${seconds} s: ${name} ${locale} ${visit.widths.join(' ')}`)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
} finally {
  await browser.close()
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(0)

/** Draws the sheet of a scene anew, with the pictures that there are by now. */
async function drawSheetOf({ scene, locale }: Visit, scheme: string) {
  const pictures = sheetWidths
    .map(width => ({ width, file: pictureFile(folder, { scene, locale }, scheme, width) }))
    .filter(({ file }) => existsSync(file))
  await drawSheet(`${folder}/${scene}-${locale}-${scheme}.jpg`, `${scene}, ${locale}, ${scheme}`, pictures)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { helpScenes } from '../src/help/scenes.ts'
import { locales } from '../src/routes.ts'
import { build } from './build.ts'
import { saveScreenshots } from './help-screenshots/save-screenshots.ts'
import { browserOptions } from './processes/launch-browser.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run help-screenshots [-- SCENES]`: takes the screenshots of the help in every language and both colour schemes from the
 * built product; of some scenes only, if they are named. Look at them before you commit them.
 */
const named = process.argv.slice(2)
const wanted = helpScenes.filter(name => named.length === 0 || named.includes(name))
await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-help-'))
const server = await serve({ port: await findFreePort(), state })
const browser = await chromium.launch(await browserOptions())
try {
  const waiting = locales.flatMap(locale => wanted.map(name => ({ locale, name })))
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await saveScreenshots(browser, server.origin, next.locale, next.name)
      console.log(`${next.locale} ${next.name}`)
    }
  }
  await Promise.all([lane(), lane()])
} finally {
  await browser.close()
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
process.exit(0)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { locales } from '../src/routes.ts'
import { drawIcons } from './app-images/icons.ts'
import { takeScreenshots } from './app-images/screenshots.ts'
import { build } from './build.ts'
import { browserOptions } from './processes/launch-browser.ts'
import { findFreePort, serve } from './serve/serve.ts'

/**
 * `npm run app-images`: draws the icons of the installed app and takes the screenshots that its manifests name, from the
 * built product in every language. Look at them before you commit them.
 */
await build()
const state = await mkdtemp(join(tmpdir(), 'belfry-images-'))
const server = await serve({ port: await findFreePort(), state })
const browser = await chromium.launch(await browserOptions())
try {
  await drawIcons(await browser.newPage({ colorScheme: 'light' }))
  for (const locale of locales) await takeScreenshots(browser, server.origin, locale)
} finally {
  await browser.close()
  await server.stop()
  await rm(state, { recursive: true, force: true })
}
console.log('The icons are in public/icons, the screenshots in public/screenshots.')
process.exit(0)

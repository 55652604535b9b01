import { type Browser, chromium, type Page } from 'playwright-core'
import { builderPaths } from '../../src/routes.ts'
import { launchBrowser } from '../processes/launch-browser.ts'

export interface Conditions {
  cpuSlowdown: number
  /** The DevTools preset "Slow 4G": 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
  slowNetwork: boolean
}

const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Runs `work` with a browser and closes it afterwards, also on errors. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const server = await launchBrowser()
  const browser = await chromium.connect(server.wsEndpoint())
  try {
    return await work(browser)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Opens the builder with empty cache and storage under the given conditions, and runs `work` on its page. */
export async function withBuilderPage<Result>(
  { browser, origin, conditions }: { browser: Browser; origin: string; conditions: Conditions },
  work: (page: Page) => Promise<Result>
): Promise<Result> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
  if (conditions.slowNetwork) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
  await page.goto(builderPaths.script, { waitUntil: 'commit' })
  try {
    return await work(page)
  } finally {
    await context.close()
  }
}

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page
} from 'playwright-core'
import { launchBrowser } from '../processes/launch-browser.ts'

export interface Conditions {
  cpuSlowdown: number
  /** The DevTools preset "Slow 4G": 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
  slowNetwork: boolean
}

export const desktop: Conditions = { cpuSlowdown: 1, slowNetwork: false }
export const slowPhone: Conditions = { cpuSlowdown: 4, slowNetwork: true }
export const slowComputer: Conditions = { cpuSlowdown: 4, slowNetwork: false }

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

/** Runs `work` with a browser profile of its own and closes it afterwards. */
export async function withProfile<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (profile: BrowserContext) => Promise<Result>
): Promise<Result> {
  const profile = await browser.newContext(options)
  try {
    return await work(profile)
  } finally {
    await profile.close()
  }
}

/** A blank page under the given conditions. */
export async function openThrottledPage(profile: BrowserContext, conditions: Conditions): Promise<Page> {
  const page = await profile.newPage()
  const devtools = await profile.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
  if (conditions.slowNetwork) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
  return page
}

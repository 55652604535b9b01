import { type Browser, chromium, type Page } from 'playwright-core'
import { builderPaths } from '../../src/routes.ts'
import { launchBrowser } from '../chromium.ts'
import { type Bench, median } from './measure.ts'

interface Conditions {
  cpuSlowdown: number
  /** The network of DevTools' "Slow 4G": 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
  slowNetwork: boolean
}

const desktop: Conditions = { cpuSlowdown: 1, slowNetwork: false }
const slowPhone: Conditions = { cpuSlowdown: 4, slowNetwork: true }
const slowComputer: Conditions = { cpuSlowdown: 4, slowNetwork: false }

/** How long until a character can be added, and how long adding one takes. */
export const measureBuilder: Bench = async origin => {
  const server = await launchBrowser()
  const browser = await chromium.connect(server.wsEndpoint())
  const ready = (conditions: Conditions) => median(5, () => withPage(browser, origin, conditions, untilReady))
  const add = () => median(5, () => withPage(browser, origin, slowComputer, typeAndAdd))
  const key = () => median(5, () => withPage(browser, origin, slowComputer, keyToPaint))
  try {
    return [
      { what: 'ready, desktop', value: await ready(desktop), unit: 'ms', budget: 260 },
      { what: 'ready, slow 4G and 4x slower CPU', value: await ready(slowPhone), unit: 'ms', budget: 1800 },
      { what: 'key to paint, 4x slower CPU', value: await key(), unit: 'ms', budget: 50 },
      { what: 'type a name and add it, 4x slower CPU', value: await add(), unit: 'ms', budget: 220 }
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}

async function withPage(
  browser: Browser,
  origin: string,
  conditions: Conditions,
  run: (page: Page) => Promise<number>
): Promise<number> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
  if (conditions.slowNetwork) {
    const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
    await devtools.send('Network.emulateNetworkConditions', network)
  }
  await page.goto(builderPaths.script, { waitUntil: 'commit' })
  const value = await run(page)
  await context.close()
  return value
}

/** From the navigation's start until the field that adds characters can be used. */
async function untilReady(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => document.querySelector('[role="combobox"]') && performance.now()
  )
  return Number(await found.jsonValue())
}

async function typeAndAdd(page: Page): Promise<number> {
  await untilReady(page)
  const field = page.getByRole('combobox').first()
  await field.focus()
  const began = Date.now()
  await page.keyboard.type('chef')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chef' }).first().waitFor()
  return Date.now() - began
}

/** From the key until the second frame after it, by which what it changed has been painted. */
async function keyToPaint(page: Page): Promise<number> {
  await untilReady(page)
  await page.getByRole('combobox').first().focus()
  // Listening must have begun before the key is pressed: the key takes another way to the page, and may be the faster.
  const listening = await page.evaluateHandle(() => ({
    painted: new Promise<number>(resolve => {
      addEventListener('keydown', ({ timeStamp }) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)))
      })
    })
  }))
  await page.keyboard.press('c')
  return listening.evaluate(({ painted }) => painted)
}

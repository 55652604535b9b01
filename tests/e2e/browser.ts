import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { findViolations } from '../../tools/lighthouse/find-violations.ts'
import { browserOptions } from '../../tools/processes/launch-browser.ts'

const origin = inject('origin')

/** The browser of all files, which share this module. It ends with their process. */
export const browser = await chromium.launch(await browserOptions())

/**
 * Opens a page of the built product in a fresh browser profile, without animations, which a test would only wait
 * for, and without the service worker, which would answer requests that a test follows. The test fails when the page
 * reports an error that is not `expected`: the browser itself reports every refused request. A failed test leaves a
 * screenshot.
 */
export async function openPage(
  path: string,
  options: BrowserContextOptions = {},
  expected?: RegExp
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options
  })
  context.setDefaultTimeout(60_000)
  // A browser lists 250 files only, unless it is told otherwise before it has loaded them: `waitForPrefetch` looks for the last ones.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(1000))
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', message => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await saveScreenshot(page, task.name)
    await context.close()
    const unexpected = errors.filter(error => !expected?.test(error))
    expect(unexpected, 'errors that the page reported').toEqual([])
  })
  await page.goto(path)
  return page
}

/** Saves what the page shows under the name of the test, and prints where. */
async function saveScreenshot(page: Page, test: string) {
  const path = `tests/results/screenshots/${test.replace(/\W+/g, '-').slice(0, 100)}.png`
  await page.screenshot({ path, fullPage: true, timeout: 5_000 }).catch(() => undefined)
  console.log(`Screenshot of "${test}": ${path}`)
}

/** Expects that axe finds nothing; names the rule and the elements when it does. */
export async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([])
}

import type { Page } from 'playwright-core'
import { type Bench, type Measure, median, medians } from './measure.ts'
import { sampleScriptFile } from './sample-script.ts'
import { allScripts, builderPage, gzipped, initialData, initialScripts } from './sizes.ts'
import { type Conditions, withBrowser, withBuilderPage } from './throttled-page.ts'

const desktop: Conditions = { cpuSlowdown: 1, slowNetwork: false }
const slowPhone: Conditions = { cpuSlowdown: 4, slowNetwork: true }
const slowComputer: Conditions = { cpuSlowdown: 4, slowNetwork: false }

const runs = 7

/** Milliseconds after which a page has loaded everything that it loads without user input. */
const settleTime = 3_000

/** Time until a character can be added, duration of adding and importing, and size of the loaded files. */
export const measureBuilder: Bench = async origin =>
  withBrowser(async browser => {
    const on = (conditions: Conditions) => ({ browser, origin, conditions })
    const ready = (conditions: Conditions) => median(runs, () => withBuilderPage(on(conditions), untilReady))
    const onSlowComputer = (work: (page: Page) => Promise<readonly number[]>) =>
      medians(runs, () => withBuilderPage(on(slowComputer), work))

    const [key = 0, enter = 0] = await onSlowComputer(keysToPaint)
    const [add = 0] = await onSlowComputer(typeAndAdd)
    const [preview = 0, list = 0, both = 0] = await onSlowComputer(importFile)
    return [
      { what: 'ready, desktop', value: await ready(desktop), unit: 'ms', budget: 260 },
      { what: 'ready, slow 4G and 4x slower CPU', value: await ready(slowPhone), unit: 'ms', budget: 1800 },
      { what: 'key to paint, slowest of four, 4x slower CPU', value: key, unit: 'ms', budget: 50 },
      { what: 'Enter to the row painted, 4x slower CPU', value: enter, unit: 'ms', budget: 50 },
      { what: 'type a name and add it, 4x slower CPU', value: add, unit: 'ms', budget: 220 },
      { what: 'import of 25: paste to preview, 4x slower CPU', value: preview, unit: 'ms' },
      { what: 'import of 25: Import to list, 4x slower CPU', value: list, unit: 'ms' },
      { what: 'import of 25: both', value: both, unit: 'ms', budget: 300 },
      ...sizes()
    ]
  })

function sizes(): Measure[] {
  const kilobytes = (files: readonly string[]) => gzipped(files) / 1024
  const page = builderPage()
  const scripts = initialScripts(page)
  return [
    { what: 'JS at first, gz', value: kilobytes(scripts), unit: 'KB', budget: 150 },
    {
      what: 'JS at first and the catalogue’s words, gz',
      value: kilobytes([...scripts, ...initialData(page)]),
      unit: 'KB'
    },
    { what: 'JS in all, gz', value: kilobytes(allScripts()), unit: 'KB', budget: 330 },
    { what: 'HTML, gz', value: kilobytes([page]), unit: 'KB', budget: 40 }
  ]
}

/** Milliseconds from the navigation's start until the quick-add field is usable. */
async function untilReady(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => document.querySelector('[role="combobox"]:enabled') && performance.now()
  )
  return Number(await found.jsonValue())
}

/** Waits until the page has settled, then focuses the quick-add field. */
async function focusFieldOfSettledPage(page: Page) {
  await untilReady(page)
  await page.waitForTimeout(settleTime)
  await page.getByRole('combobox').first().focus()
}

async function keysToPaint(page: Page): Promise<[key: number, enter: number]> {
  await focusFieldOfSettledPage(page)
  const keys: number[] = []
  for (const key of 'chef') keys.push(await keyToPaint(page, key))
  return [Math.max(...keys), await keyToPaint(page, 'Enter')]
}

/**
 * Milliseconds from a key press until its frame is painted: a task queued in an animation frame runs after the paint.
 */
async function keyToPaint(page: Page, key: string): Promise<number> {
  // The listener must be in place first: the key press reaches the page on another channel, which can be faster.
  const listening = await page.evaluateHandle(() => ({
    painted: new Promise<number>(resolve => {
      const paintedSince = (began: number) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        requestAnimationFrame(() => port2.postMessage(undefined))
      }
      addEventListener(
        'keydown',
        ({ timeStamp, key }) => {
          if (key === 'Enter') paintedSince(timeStamp)
          else addEventListener('input', () => paintedSince(timeStamp), { once: true })
        },
        { once: true }
      )
    })
  }))
  await page.keyboard.press(key)
  return listening.evaluate(({ painted }) => painted)
}

/** Milliseconds from the first key of a name until the added row is painted. */
async function typeAndAdd(page: Page): Promise<[number]> {
  await focusFieldOfSettledPage(page)
  const listening = await page.evaluateHandle(() => ({
    added: new Promise<number>(resolve => {
      const untilShown = (began: number) => {
        if (document.querySelector('.character-row-name'))
          setTimeout(() => resolve(performance.now() - began))
        else requestAnimationFrame(() => untilShown(began))
      }
      addEventListener('keydown', ({ timeStamp }) => untilShown(timeStamp), { once: true })
    })
  }))
  await page.keyboard.type('chef')
  await page.keyboard.press('Enter')
  return [await listening.evaluate(({ added }) => added)]
}

/**
 * Pastes a script file into the import dialog and imports it. Milliseconds until preview and list are painted, and
 * their sum.
 */
async function importFile(page: Page): Promise<[preview: number, list: number, both: number]> {
  await untilReady(page)
  await page.waitForTimeout(settleTime)
  await page.locator('a[href="/builder/import"]:visible').first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(500)
  const [preview, list] = await page.evaluate(
    async text => {
      const until = async (isThere: () => boolean) => {
        const began = performance.now()
        do await new Promise(requestAnimationFrame)
        while (!isThere())
        await new Promise(painted => setTimeout(painted))
        return performance.now() - began
      }
      const dialog = document.querySelector('dialog[open], [role="dialog"]') ?? document.body
      const button = [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Import'
      )
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      )
      const preview = await until(() => button?.disabled === false && dialog.textContent.includes('Bench'))
      button?.click()
      const list = await until(() => document.querySelectorAll('.character-row-name').length === 25)
      return [preview, list] as const
    },
    JSON.stringify(sampleScriptFile(25))
  )
  return [preview, list, preview + list]
}

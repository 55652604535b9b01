import type { CDPSession, Page } from 'playwright-core'
import { builderPaths } from '../../../src/routes.ts'
import type { Measure } from '../measure.ts'
import { desktop, openThrottledPage, withProfile } from '../throttled-page.ts'
import { type BuilderBench, settleTime, withSettledBuilder } from './builder-page.ts'
import { newcomer, profileWithScript } from './stored-script.ts'

/** Adds and removes, and changes of the screen, before the data are compared: they fill the undo history and every cache. */
const warmUp = { adds: 150, screens: 10 }
const load = { adds: 500, screens: 50 }

const growthBudget = 1.5
/** The noise of data that don't grow. */
const leakBudget = 1.02

/** After a garbage collection: the heap with 25 and 200 characters shown, and the data in it before and after much use. */
export async function measureMemory(bench: BuilderBench): Promise<Measure[]> {
  const [of25, of200] = [await heapWith(bench, bench.origin, 25), await heapWith(bench, bench.origin, 200)]
  const floor = await heapWith(bench, bench.floor, 0)
  const { before, after } = await withSettledBuilder(bench, 25, desktop, useMuch)
  return [
    { what: 'heap with 25 shown', value: of25, unit: 'MiB', budget: 4.5, floor },
    { what: 'heap with 200 shown', value: of200, unit: 'MiB', floor },
    { what: 'heap with 200 beside 25', value: of200 / of25, unit: '×', budget: growthBudget },
    {
      what: `data before ${load.adds} adds and removes, ${load.screens} screens`,
      value: before,
      unit: 'MiB'
    },
    { what: 'data after them', value: after, unit: 'MiB' },
    { what: 'data after beside before', value: after / before, unit: '×', budget: leakBudget }
  ]
}

/** Without Playwright's locators, which put 0.8 MiB of their own code into the page, and with the service worker that users have. */
const heapWith = ({ browser }: BuilderBench, origin: string, size: number): Promise<number> =>
  withProfile(browser, profileWithScript(origin, size), async profile => {
    const page = await openThrottledPage(profile, desktop)
    await page.goto(builderPaths.script)
    await page.waitForTimeout(2 * settleTime)
    return heapOf(page)
  })

/** Mebibytes that are in use after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await collectGarbage(devtools)
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1024 ** 2
}

/** Mebibytes of objects, functions and texts. Code is left out: the browser compiles what is used often, up to a limit of its own. */
async function dataOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await collectGarbage(devtools)
  let text = ''
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk
  })
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  const { nodes, snapshot }: HeapSnapshot = JSON.parse(text)
  const {
    node_fields: fields,
    node_types: [types]
  } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!['code', 'native'].includes(types[nodes[node + type] ?? 0] ?? '')) bytes += nodes[node + size] ?? 0
  return bytes / 1024 ** 2
}

/** The parts of Chromium's format that are read: each node is as many numbers as there are fields. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [types: string[]] } }
  nodes: number[]
}

async function collectGarbage(devtools: CDPSession) {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
}

async function useMuch(page: Page) {
  await use(page, warmUp)
  const before = await dataOf(page)
  await use(page, load)
  return { before, after: await dataOf(page) }
}

async function use(page: Page, { adds, screens }: { adds: number; screens: number }) {
  await addAndRemove(page, adds)
  for (let visit = 0; visit < screens / 2; visit++) {
    await openScreen(page, visit % 2 === 0 ? builderPaths.metadata : builderPaths.firstNight)
    await openScreen(page, builderPaths.script)
  }
  // Stores what is stored after the last change.
  await page.waitForTimeout(1_000)
}

async function openScreen(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  const isScript = path === builderPaths.script
  await page
    .locator('.script-row')
    .first()
    .waitFor({ state: isScript ? 'visible' : 'detached' })
}

/** By events within the page, since 500 times by the browser's input take minutes. */
const addAndRemove = (page: Page, times: number) =>
  page.evaluate(
    async ({ times, id, name }) => {
      const until = async <Found>(find: () => Found | null | undefined): Promise<Found> => {
        for (;;) {
          const found = find()
          if (found) return found
          await new Promise(requestAnimationFrame)
        }
      }
      const findHandle = () => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)
      const field = await until(() => document.querySelector<HTMLInputElement>('[role="combobox"]'))
      for (let time = 0; time < times; time++) {
        field.focus()
        document.execCommand('insertText', false, name)
        await until(() => document.querySelector('[role="option"]'))
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        const handle = await until(findHandle)
        handle.click()
        // The last item of a row's menu removes it.
        const remove = await until(() =>
          [...document.querySelectorAll<HTMLElement>(':popover-open [role="menuitem"]')].at(-1)
        )
        remove.click()
        await until(() => !findHandle())
      }
    },
    { times, ...newcomer }
  )

import type { Page } from 'playwright-core'
import { builderPaths } from '../../../src/routes.ts'
import type { Measure } from '../measure.ts'
import { desktop } from '../throttled-page.ts'
import { type BuilderBench, withSettledBuilder } from './builder-page.ts'
import { newcomer } from './stored-script.ts'

/** Adds and removes, and changes of the screen, before the heap is compared: 50 fill the undo history. */
const warmUp = { adds: 60, screens: 10 }
const load = { adds: 500, screens: 50 }

const growthBudget = 1.5
/** The noise of a heap that doesn't grow. */
const leakBudget = 1.02

/** The heap after a garbage collection: with 25 and 200 characters shown, and before and after much use. */
export async function measureMemory(bench: BuilderBench): Promise<Measure[]> {
  const shown = (size: number) => withSettledBuilder(bench, size, desktop, heapOf)
  const [of25, of200] = [await shown(25), await shown(200)]
  const floor = await withSettledBuilder({ ...bench, origin: bench.floor }, 0, desktop, heapOf)
  const { before, after } = await withSettledBuilder(bench, 25, desktop, useMuch)
  return [
    { what: 'heap with 25 shown', value: of25, unit: 'MiB', budget: 4.5, floor },
    { what: 'heap with 200 shown', value: of200, unit: 'MiB', floor },
    { what: 'heap with 200 beside 25', value: of200 / of25, unit: '×', budget: growthBudget },
    {
      what: `heap before ${load.adds} adds and removes, ${load.screens} screens`,
      value: before,
      unit: 'MiB'
    },
    { what: 'heap after them', value: after, unit: 'MiB' },
    { what: 'heap after beside before', value: after / before, unit: '×', budget: leakBudget }
  ]
}

/** Mebibytes that are in use after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize / 1024 ** 2
}

async function useMuch(page: Page) {
  await use(page, warmUp)
  const before = await heapOf(page)
  await use(page, load)
  return { before, after: await heapOf(page) }
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

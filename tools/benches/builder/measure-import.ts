import type { Page } from 'playwright-core'
import { type Measure, medians } from '../measure.ts'
import { sampleScriptFile } from '../sample-script.ts'
import { slowComputer } from '../throttled-page.ts'
import { type BuilderBench, withSettledBuilder } from './builder-page.ts'

const runs = 5

/** Import of a script file of 25 characters into an empty script on a 4x slower CPU. */
export async function measureImport(bench: BuilderBench): Promise<Measure[]> {
  const [preview = 0, list = 0, both = 0] = await medians(runs, () =>
    withSettledBuilder(bench, 0, slowComputer, importFile)
  )
  return [
    { what: 'import of 25: paste to preview', value: preview, unit: 'ms' },
    { what: 'import of 25: Import to list', value: list, unit: 'ms' },
    { what: 'import of 25: both', value: both, unit: 'ms', budget: 170 }
  ]
}

/**
 * Pastes a script file into the import dialog and imports it. Milliseconds until preview and list are painted, and
 * their sum.
 */
async function importFile(page: Page): Promise<[preview: number, list: number, both: number]> {
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
      const list = await until(() => document.querySelectorAll('[data-handle]').length === 25)
      return [preview, list] as const
    },
    JSON.stringify(sampleScriptFile(25))
  )
  return [preview, list, preview + list]
}

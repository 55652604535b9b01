import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { waitForPrefetch } from './prefetched.ts'
import { withScript } from './stored-script.ts'

/** Opens a script of `count` characters of one team, and waits for the styles of all screens, which load later. */
async function openScriptOf(count: number): Promise<Page> {
  const characters = Array.from({ length: count }, (_, index) =>
    custom(`custom${index}`, { name: `Custom ${index}`, team: 'townsfolk' })
  )
  const page = await openPage('/builder', withScript(aScript({ characters })))
  await waitForPrefetch(page, false)
  return page
}

/** How many elements the browser gives a new style until `act` has had its effect. */
async function workOf(page: Page, act: () => Promise<void>) {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = String(await browser?.stopTracing())
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } =
    JSON.parse(trace)
  return traceEvents.reduce(
    (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0),
    0
  )
}

async function workOfChanges(count: number) {
  const page = await openScriptOf(count)
  const handle = page.locator('[data-handle="custom2"]')
  await handle.click()
  const remove = await workOf(page, async () => {
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await handle.waitFor({ state: 'detached' })
  })
  const undo = await workOf(page, async () => {
    await page.keyboard.press('Control+z')
    await handle.waitFor()
  })
  return { remove, undo }
}

test('removing a character and undoing that restyles as much in a long script as in a short one', async () => {
  const short = await workOfChanges(20)
  const long = await workOfChanges(80)
  // Fewer than one element for each row more: what the pointer happens to be over may differ.
  expect(long.remove - short.remove).toBeLessThan(60)
  expect(long.undo - short.undo).toBeLessThan(60)
  // The counts would also be equal if nothing were counted.
  expect(short.undo).toBeGreaterThan(5)
})

import type { Page } from 'playwright-core'
import { builderPaths } from '../../../src/routes.ts'
import { type Effect, inputToPaint } from './input-to-paint.ts'
import { newcomer } from './stored-script.ts'

/** Milliseconds of each interaction; those that a page doesn't have are missing. */
export type InteractionTimes = Partial<Record<Interaction, number>>

export const interactions = {
  key: 'key to paint, slowest of four',
  enter: 'Enter to the row painted',
  add: 'type a name and add it',
  slowest: 'slowest interaction of that',
  remove: 'remove',
  undo: 'undo',
  sort: 'sort',
  filter: 'filter the picker'
} as const
export type Interaction = keyof typeof interactions

const row = (isThere: boolean): Effect => ({ selector: `[data-handle="${newcomer.id}"]`, isThere })

/** Types the newcomer's name key by key, then adds it. */
export async function typeByKeys(page: Page): Promise<InteractionTimes> {
  await focusField(page)
  const keys: number[] = []
  for (const [index, key] of [...newcomer.name].entries())
    keys.push(
      await inputToPaint(page, 'keydown', { text: newcomer.name.slice(0, index + 1) }, () =>
        page.keyboard.press(key)
      )
    )
  const enter = await inputToPaint(page, 'keydown', row(true), () => page.keyboard.press('Enter'))
  return { key: Math.max(...keys), enter }
}

/** Types the newcomer's name and adds it without waiting for the page. */
export async function typeAtOnce(page: Page): Promise<InteractionTimes> {
  await focusField(page)
  const slowest = await observeSlowest(page)
  const add = await inputToPaint(page, 'keydown', row(true), async () => {
    await page.keyboard.type(newcomer.name)
    await page.keyboard.press('Enter')
  })
  return { add, slowest: await slowest() }
}

/** Removes the newcomer with the menu of its row, which must be there, then undoes that. */
export async function removeAndUndo(page: Page): Promise<InteractionTimes> {
  await page.locator(`[data-handle="${newcomer.id}"]`).click()
  const item = page.getByRole('menuitem', { name: 'Remove' })
  await item.waitFor()
  const remove = await inputToPaint(page, 'click', row(false), () => item.click())
  return { remove, undo: await undo(page, row(true)) }
}

/** Takes the newcomer, which was added last, off the script again. */
export const undoAdding = (page: Page) => undo(page, row(false))

/** Sorts the script, then undoes that. */
export async function sortList(page: Page): Promise<InteractionTimes> {
  const isSorted = (isThere: boolean): Effect => ({ selector: '.sort-button[aria-disabled="true"]', isThere })
  const sort = await inputToPaint(page, 'click', isSorted(true), () => page.locator('.sort-button').click())
  await undo(page, isSorted(false))
  return { sort }
}

/** Opens the character picker and filters it by a team. */
export async function filterPicker(page: Page): Promise<InteractionTimes> {
  await page.locator(`a[href="${builderPaths.existingCharacters}"]:visible`).first().click()
  const chip = page.getByRole('button', { name: 'Demon', exact: false, pressed: false }).first()
  await chip.waitFor()
  const townsfolk = { selector: 'section[data-team="townsfolk"]', isThere: false }
  return { filter: await inputToPaint(page, 'click', townsfolk, () => chip.click()) }
}

export const focusField = (page: Page) => page.getByRole('combobox').first().focus()

/** The shortcut works outside of fields only. */
async function undo(page: Page, effect: Effect): Promise<number> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  return inputToPaint(page, 'keydown', effect, () => page.keyboard.press('Control+z'))
}

/** The longest duration that the browser reports of an input event from now on, rounded to 8 ms; 0 if all are below 16. */
async function observeSlowest(page: Page): Promise<() => Promise<number>> {
  const observing = await page.evaluateHandle(() => {
    const slowest = { duration: 0 }
    const observer = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) slowest.duration = Math.max(slowest.duration, duration)
    })
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16
    }
    observer.observe(options)
    return slowest
  })
  return async () => {
    // Entries are reported after the frame that follows the event.
    await page.waitForTimeout(100)
    return observing.evaluate(({ duration }) => duration)
  }
}

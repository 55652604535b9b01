import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { characterRow } from './saving.ts'
import { withScript } from './stored-script.ts'

const mine = aScript({ title: 'Mine', characters: ['chef', 'empath', 'saint', 'baron', 'spy', 'imp'] })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const titles = (page: Page) => page.locator('.script-entry-open').allTextContents()
const open = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click()

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function add(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Add a character' }).fill(name)
  await page.keyboard.press('Enter')
  await characterRow(page, name).waitFor()
}

/** Opens the list by loading its page. */
async function loadList(page: Page, listed: string[]) {
  await page.goto('/device-scripts')
  await page.locator('.script-entry').first().waitFor()
  await expect.poll(() => titles(page)).toEqual(listed)
}

/** Until the builder has loaded the autosave and the dialogs, which it does when the first screen has what it needs. */
const prefetched = (page: Page) =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['/library-autosave.', '/local-versions-dialog.'].every(part =>
      loaded.some(name => name.includes(part))
    )
  })

/** Until the library has a script with this title, which the page's next load can list. */
const stored = (page: Page, title: string) =>
  page.waitForFunction(
    wanted =>
      new Promise<boolean>(resolve => {
        const opening = indexedDB.open('belfry')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('copies').objectStore('copies').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.some(({ script }) => script.title === wanted))
          }
        }
      }),
    title
  )

test('two tabs have one library, lose no change of either, and go on without a network', async () => {
  const one = await openPage('/new', withScript(mine))
  await one.getByRole('button', { name: 'The Ferry House' }).click()
  await heading(one, 'The Ferry House')
  await stored(one, 'The Ferry House')
  const two = await one.context().newPage()
  await loadList(two, ['The Ferry House', 'Mine'])
  await choose(two, 'Mine', 'Delete')
  await expect.poll(() => titles(two)).toEqual(['The Ferry House'])
  await two.reload()
  await two.getByRole('button', { name: 'Restore Mine' }).click()
  await expect.poll(() => titles(two)).toEqual(['The Ferry House', 'Mine'])
  await changeInTwoTabs(one, two)

  // A tab that ends at once loses nothing either.
  await one.getByRole('link', { name: 'Script builder' }).click()
  await prefetched(one)
  await add(one, 'Sage')
  await one.close()
  await two.goto('/builder')
  await characterRow(two, 'Sage').waitFor()
  await two.getByRole('link', { name: 'Scripts on this device' }).click()
  await open(two, 'The Ferry House')
  await heading(two, 'The Ferry House')
  await loadList(two, ['Mine', 'The Ferry House 2', 'The Ferry House'])
  await open(two, 'Mine')
  await characterRow(two, 'Sage').waitFor()
  await workOffline(two)
})

/** Both tabs have the same script open, and list what the other does. */
async function changeInTwoTabs(one: Page, two: Page) {
  await open(two, 'The Ferry House')
  await heading(two, 'The Ferry House')
  await add(one, 'Mayor')
  await characterRow(two, 'Mayor').waitFor()
  await two.getByRole('link', { name: 'Scripts on this device' }).click()
  await open(two, 'Mine')
  await heading(one, 'Mine')
  await characterRow(one, 'Empath').waitFor()
  await add(one, 'Monk')
  await characterRow(two, 'Monk').waitFor()

  await loadList(two, ['Mine', 'The Ferry House'])
  await open(two, 'The Ferry House')
  await characterRow(two, 'Mayor').waitFor()
  expect(await characterRow(two, 'Monk').count()).toBe(0)
  await loadList(two, ['Mine', 'The Ferry House'])
  await open(two, 'Mine')
  await characterRow(two, 'Monk').waitFor()

  await one.getByRole('link', { name: 'Scripts on this device' }).click()
  await loadList(two, ['Mine', 'The Ferry House'])
  await choose(two, 'The Ferry House', 'Duplicate')
  await expect.poll(() => titles(one)).toEqual(['The Ferry House 2', 'Mine', 'The Ferry House'])
}

async function workOffline(page: Page) {
  await prefetched(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New script' }).click()
  await page.getByRole('button', { name: 'Nine Bells' }).click()
  await heading(page, 'Nine Bells')
  await page.getByRole('link', { name: 'Scripts on this device' }).click()
  await expect
    .poll(() => titles(page))
    .toEqual(['Nine Bells', 'Mine', 'The Ferry House 2', 'The Ferry House'])
  await choose(page, 'Mine', 'Duplicate')
  await choose(page, 'Nine Bells', 'Earlier versions')
  await page.getByRole('dialog').getByText('Same as now').waitFor()
  await page.keyboard.press('Escape')
  await open(page, 'Mine 2')
  await heading(page, 'Mine 2')
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'

const addField = (page: Page) => page.getByRole('combobox', { name: 'Add a character' })

async function add(page: Page, ...names: string[]) {
  for (const name of names) {
    await addField(page).fill(name)
    await addField(page).press('Enter')
  }
}

/** Names of the characters of the list, from top to bottom. */
const names = (page: Page) => page.locator('.character-row-name b').allTextContents()

test('a script is there after a reload, in step in two tabs, and set aside when it is unreadable', async () => {
  const page = await openPage('/builder')
  await addField(page).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('chef')
  await page.keyboard.press('Enter')
  await add(page, 'imp')
  // Leaves before the 500 ms are over.
  await page.reload()
  await page.getByRole('button', { name: 'Imp: move' }).waitFor()
  expect(await names(page)).toEqual(['Chef', 'Imp'])
  expect(await page.evaluate(() => localStorage.getItem('belfry:script'))).toMatch(/^\{"version":3,/)

  const other = await page.context().newPage()
  await other.goto('/builder')
  await add(page, 'monk')
  await page.getByText('Saved on this device').waitFor()
  await other.getByRole('button', { name: 'Monk: move' }).waitFor()
  await add(other, 'spy')
  await page.getByRole('button', { name: 'Spy: move' }).waitFor()
  // In a field, the browser itself undoes.
  await page.locator('h1').focus()
  await page.keyboard.press('Control+z')
  expect(await names(page)).toEqual(['Chef', 'Monk', 'Imp'])
  await page.getByText('Saved on this device').waitFor()
  await other.close()

  await page.evaluate(() => localStorage.setItem('belfry:script', '{"version":2,"mine":true}'))
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).first().click()
  ])
  expect(download.suggestedFilename()).toMatch(/\.(json|txt)$/)
})

test('an address that holds nothing leads to the builder, which a blocked storage leaves usable', async () => {
  const page = await openPage('/404')
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  })
  await page.getByRole('link', { name: 'Back to script builder' }).click()
  await page.waitForURL('**/builder')
  await add(page, 'chef')
  await page.getByText('Not saved').last().waitFor()
  expect(await names(page)).toEqual(['Chef'])
})

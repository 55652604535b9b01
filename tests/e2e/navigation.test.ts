import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const long = aScript({ title: 'Village', characters: [...catalogue.characters.keys()].slice(0, 60) })
const phone = { width: 390, height: 844 }

test('back and forward keep the place through screens, dialogs, reloads and other pages', async () => {
  const page = await openPage('/builder', {
    ...withScript(long),
    viewport: phone,
    reducedMotion: 'no-preference'
  })
  const scrolled = () => page.evaluate(() => scrollY)
  /** The row in the middle of the window. Rows outside of it have estimated heights, so pixels mean little. */
  const row = () =>
    page.evaluate(() => document.elementFromPoint(190, 420)?.closest('li')?.textContent ?? 'no row')
  const dialog = page.getByRole('dialog')
  const tabs = page.getByRole('navigation', { name: 'Parts of the script' })
  const isBack = (left: string) => expect.poll(row, { timeout: 30_000 }).toBe(left)
  await page.locator('.character-row-name').first().waitFor()
  await page.evaluate(() => scrollTo(0, 1200))
  await expect.poll(row).not.toBe('no row')
  const left = await row()

  await tabs.getByRole('link', { name: 'First', exact: true }).click()
  await page.locator('h1:focus').waitFor()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await isBack(left)

  await page.getByRole('link', { name: 'Export' }).click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.goForward()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL('**/builder')
  await isBack(left)

  await page.reload()
  await isBack(left)

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await page.waitForURL('**/catalogue')
  await page.goBack()
  await page.waitForURL('**/builder')
  await isBack(left)
})

test('a dialog with a typed URL closes onto the script, and the history has no entry for it', async () => {
  const page = await openPage('/about')
  await page.goto('/builder/share')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/builder')
  await page.goBack()
  await page.waitForURL('**/about')
})

import { expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

test('a character is searched, read in another language, and added to the script once', async () => {
  const page = await openPage('/catalogue', withScript(aScript({ title: 'Bells' })))
  await page.keyboard.press('/')
  await page.keyboard.type('fortune')
  await page.getByText('1 character shown').waitFor()
  expect(new URL(page.url()).search).toBe('?q=fortune')
  await page.getByRole('link', { name: 'Fortune Teller' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fortune Teller' }).waitFor()
  await page.goBack()
  await page.getByText('1 character shown').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('fortune')

  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.getByRole('link', { name: 'Imp', exact: true }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/catalogue/imp')
  await page.goBack()

  await page.getByRole('link', { name: 'Add to my script' }).click()
  await page.getByText('Imp added').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('heading', { level: 1, name: 'Bells' }).waitFor()
  const rows = page.locator('.character-row')
  await rows.filter({ hasText: 'Imp' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await rows.waitFor({ state: 'hidden' })
  await page.goto('/builder?add=imp')
  await page.getByText('Imp added').waitFor()
  await page.getByText('Saved on this device').waitFor()
  await page.goto('/builder?add=imp')
  await page.getByText('Imp is already on the script').waitFor()
  // Waits for one row exactly: a second one would make the locator ambiguous.
  await rows.waitFor()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })

test('the picker puts a character on the script, where it is after a reload', async () => {
  const page = await openPage('/builder/characters/existing')
  await card(page, 'Chef').click()
  expect(await card(page, 'Chef').getAttribute('aria-pressed')).toBe('true')
  await page.getByText('1 on the script').last().waitFor()
  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByText('Saved on this device').first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Chef: move' }).waitFor()
})

test('the former address of the picker leads to it', async () => {
  const page = await openPage('/fr/builder/characters/official')
  expect(new URL(page.url()).pathname).toBe('/fr/builder/characters/existing')
})

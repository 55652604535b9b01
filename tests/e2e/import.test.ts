import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/scripts', name)

test('a file is shown, opened on request, undone, and outlives a reload', async () => {
  const page = await openPage('/builder/import')
  await page.locator('input[type=file]').setInputFiles(fixture('homebrew.json'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Birds of Night by Belfry' }).waitFor()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.filter({ hasText: 'Birds of Night' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/builder')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await heading.filter({ hasText: 'Title' }).waitFor()
  await page.keyboard.press('Control+Shift+Z')
  await heading.filter({ hasText: 'Birds of Night' }).waitFor()
  await page.reload()
  await heading.filter({ hasText: 'Birds of Night' }).waitFor()
})

test('the dialog speaks the language of the page', async () => {
  const page = await openPage('/de/builder/import')
  await page.locator('input[type=file]').setInputFiles(fixture('slips.txt'))
  await page.getByText('Kommentare wurden übersprungen').waitFor()
  await page.getByRole('button', { name: 'Importieren' }).waitFor()
})

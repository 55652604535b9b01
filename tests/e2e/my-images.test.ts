import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { userImagePath } from '#routes/worker-paths.ts'
import { newUser } from '../functions/helpers/documents.ts'
import { makePng } from '../images/make-png.ts'
import { openPage } from './browser.ts'
import { signInAs } from './signed-in.ts'

const origin = inject('origin')

const png = (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(makePng({ width: 12, height: 12 }))
})

async function openSignedIn(path: string) {
  const page = await openPage('/about', { permissions: ['clipboard-read', 'clipboard-write'] })
  await signInAs(page.context(), newUser())
  await page.goto(path)
  return page
}

/** Waits for images to be encoded, which a busy machine does slowly. */
const shows = (page: Page, expected: string[]) =>
  expect
    .poll(async () => (await page.locator('.image-name').allTextContents()).sort(), { timeout: 60_000 })
    .toEqual(expected)

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('images are uploaded, listed after a reload, linked to, and gone once they are deleted for good', async () => {
  const page = await openSignedIn('/my-images')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload images' }).first().click()
  await (await chooser).setFiles(['A moor', 'Bells', 'Chapel', 'Dusk'].map(png))
  await shows(page, ['A moor', 'Bells', 'Chapel', 'Dusk'])
  await page.reload()
  await shows(page, ['A moor', 'Bells', 'Chapel', 'Dusk'])
  const card = page.locator('.image-card', { hasText: 'Bells' })
  expect(await card.textContent()).toMatch(/PNG · 12 × 12 · 1 kB.*Not used in your account/)

  await page.getByRole('button', { name: 'Copy link Bells' }).click()
  await card.getByRole('status').getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.startsWith(origin + userImagePath(''))).toBe(true)
  expect((await fetch(link)).headers.get('content-type')).toBe('image/png')

  await choose(page, 'Bells', 'Delete')
  // The message about it lies over the bin for eight seconds.
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Delete permanently: Bells' }).click()
  expect((await fetch(link)).status).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await page.locator('.toast').getByText('Bells permanently deleted').waitFor()
  expect((await fetch(link)).status).toBe(404)
})

test('an image can be uploaded where its address is asked for, and is shown there', async () => {
  const page = await openSignedIn('/builder/metadata')
  const dialog = page.getByRole('dialog', { name: 'From my images' })
  await page.getByRole('button', { name: 'From my images: Logo' }).click()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([png('Chapel')])
  await dialog.getByRole('button', { name: 'Choose Chapel' }).click()
  const logo = page.getByRole('textbox', { name: 'Logo' })
  await expect.poll(() => logo.inputValue()).toContain(origin + userImagePath(''))
  await page.getByRole('button', { name: 'Show the image: Logo' }).click()
  await page.getByRole('img', { name: 'Logo' }).waitFor()

  await page.goto('/builder/characters/new')
  await page.getByRole('button', { name: 'Add an image' }).click()
  await page.getByRole('button', { name: 'From my images: Image 1' }).click()
  await dialog.getByRole('button', { name: 'Choose Chapel' }).click()
  await page.getByRole('img', { name: 'Image 1' }).waitFor()
})

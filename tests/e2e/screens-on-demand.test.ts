import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { addCharacter } from './saving.ts'
import { hasStored } from './stored-builder.ts'

const hasLoaded = (page: Page, part: string) =>
  page.evaluate(
    wanted => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
    part
  )

test('screens that the service worker has stored are loaded when they are opened: their code takes memory', async () => {
  const page = await openPage('/builder', { serviceWorkers: 'allow' })
  await hasStored(page, 'builder')
  await page.getByRole('link', { name: 'Almanac' }).hover()
  await expect.poll(() => hasLoaded(page, '/almanac-screen.')).toBe(true)
  expect(await hasLoaded(page, '/share-dialog.')).toBe(false)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Share' }).click()
  await page.getByRole('dialog', { name: 'Share' }).waitFor()
})

test('without a service worker, screens are loaded while there is a network', async () => {
  const page = await openPage('/builder')
  await expect.poll(() => hasLoaded(page, '/share-dialog.'), { timeout: 30_000 }).toBe(true)
})

test('advice has its styles although no other screen has loaded them', async () => {
  const page = await openPage('/builder', { serviceWorkers: 'allow' })
  for (const name of ['Chef', 'Imp', 'Baron']) await addCharacter(page, name)
  const added = page.locator('.advice-add').first()
  await added.waitFor({ state: 'attached' })
  expect(await added.evaluate(button => getComputedStyle(button).display)).toBe('inline-flex')
})

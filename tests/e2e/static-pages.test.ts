import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { aboutPath, apiDocsPath, cataloguePath, characterPath } from '#routes'
import { expectAccessible, openPage } from './browser.ts'

const phone = { width: 390, height: 844 }

test('pages that are read need no script', async () => {
  const page = await openPage(cataloguePath, { javaScriptEnabled: false })
  expect(await page.locator('.catalogue-list li:visible a').count()).toBe(catalogue.characters.size)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await page.getByRole('navigation', { name: 'Jump to a team' }).getByRole('link', { name: 'Demons' }).click()
  await page.waitForURL('**/catalogue#demon')
  await page.getByRole('link', { name: 'Imp', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Imp' }).waitFor()

  await page.goto(characterPath('spy'))
  await page.getByRole('heading', { name: 'First night' }).waitFor()
  await page.getByText(/^In \d+% of 9,603 published scripts$/).waitFor()
  await page.getByRole('link', { name: 'Magician' }).first().click()
  await page.waitForURL(`**${characterPath('magician')}`)

  await page.getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'About Belfry' }).waitFor()
  await page.getByText('neither affiliated with the publisher nor endorsed by it').waitFor()
  await page.getByRole('link', { name: apiDocsPath }).click()
  const route = page.locator('#printSheet')
  await route.locator('summary').click()
  await route.getByText("-H 'content-type: application/json'").waitFor()

  await page.setViewportSize(phone)
  await page.goto('/builder')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Script builder' }).waitFor()
})

// Components show the contents of the other pages to axe.
test('a page is accessible with its menu, wide and on a phone, in both colour schemes', async () => {
  const page = await openPage(aboutPath)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

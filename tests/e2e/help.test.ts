import { expect, inject, test } from 'vitest'
import { helpPath, helpTopicPath } from '#routes/help-paths.ts'
import { expectAccessible, openPage } from './browser.ts'
import { onNetwork, startNetwork } from './network.ts'

test('the help is read without scripts, page by page', async () => {
  const page = await openPage(helpPath, {
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 }
  })
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await page.getByRole('main').getByRole('link', { name: 'Your first script' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your first script' }).waitFor()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
  expect(new URL(page.url()).hash).not.toBe('')
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').click()
  await page.waitForURL(`**${helpTopicPath('en', 'good-script')}`)
})

test('the search finds sections, whatever the accents, and leads to them by the keyboard', async () => {
  const page = await openPage(helpPath)
  await page.keyboard.press('/')
  await page.keyboard.type('PÁPER')
  await page
    .getByRole('status')
    .getByText(/^Results: \d+$/)
    .waitFor()
  expect(await page.locator('#help-results mark').first().textContent()).toMatch(/paper/i)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/help\/[\w-]+#[\w-]+$/)
  await page.goBack()
  await page
    .getByRole('status')
    .getByText(/^Results: \d+$/)
    .waitFor()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Make a script' }).waitFor()
  await page.keyboard.type('qqqq')
  await page.getByRole('status').getByText('No results.').waitFor()
})

test('a page of the help is accessible in both colour schemes, wide and on a phone', async () => {
  const page = await openPage(helpTopicPath('en', 'first-script'))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
})

test('a topic that doesn’t exist isn’t found', async () => {
  const response = await fetch(`${inject('origin')}${helpPath}/nothing`)
  expect(response.status).toBe(404)
})

test('a page that was read is there without a network, and the search once it was used', async () => {
  const network = await startNetwork()
  const page = await openPage('/builder', onNetwork(network), /ERR_|status of 503|Failed to fetch/)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(helpTopicPath('en', 'printing'))
  await page.getByRole('searchbox').fill('paper')
  await page
    .getByRole('status')
    .getByText(/^Results/)
    .waitFor()
  network.isRefused = () => true
  await page.goto(helpTopicPath('en', 'printing'))
  await page.getByRole('heading', { level: 1, name: 'Printing' }).waitFor()
  await page.getByRole('searchbox').fill('tokens')
  await page
    .getByRole('status')
    .getByText(/^Results/)
    .waitFor()
  await page.goto(helpTopicPath('en', 'jinxes'))
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
})

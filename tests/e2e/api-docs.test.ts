import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aboutPath, apiDocsPath, locales, localizePath } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import { expectAccessible, openPage } from './browser.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

describe('the page about the API', () => {
  test('tells without a script how a sheet is asked for', async () => {
    const page = await openPage(apiDocsPath, { javaScriptEnabled: false })
    const route = page.locator('#printSheet')
    await route.locator('summary').click()
    await route.getByText("-H 'content-type: application/json'").waitFor()
    await route.getByText('At most 60 requests a minute from one address').waitFor()
    await route.getByText('The paper.', { exact: true }).waitFor()
    await route.getByText('script_empty').waitFor()
  })

  test('says which routes belong to whoever is signed in', async () => {
    const page = await openPage(apiDocsPath)
    const lock = page.locator('#saveScript').getByRole('img', { name: 'Only for whoever is signed in' })
    await lock.waitFor()
    expect(await page.locator('#importScript').getByRole('img').count()).toBe(0)
  })

  test.each(locales)('is led to, and leads to the document, in %s', async locale => {
    const page = await openPage(localizePath(locale, aboutPath), { viewport: phone })
    await page.getByRole('link', { name: localizePath(locale, apiDocsPath) }).click()
    await page.waitForURL(`**${localizePath(locale, apiDocsPath)}`)
    const document = page.getByRole('link', { name: workerPaths.openApi, exact: true }).first()
    expect(await document.getAttribute('href')).toBe(workerPaths.openApi)
    await openAll(page)
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(phone.width)
  })

  test.each([
    ['light', phone],
    ['dark', desk]
  ] as const)('gives axe nothing to complain about, %s', async (colorScheme, viewport) => {
    const page = await openPage(apiDocsPath, { colorScheme, viewport })
    await openAll(page)
    await expectAccessible(page)
  })
})

import { describe, expect, test } from 'vitest'
import { aboutPath, locales, localizePath } from '#routes'
import { catalogueListPath } from '#routes/worker-paths.ts'
import { expectAccessible, openPage } from './browser.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

describe('the page about Belfry', () => {
  test('tells without a script whose game it is and whose work', async () => {
    const page = await openPage(aboutPath, { javaScriptEnabled: false })
    await page.getByRole('heading', { level: 1, name: 'About Belfry' }).waitFor()
    await page.getByText('belong to their publisher, The Pandemonium Institute').waitFor()
    await page.getByText('neither affiliated with the publisher nor endorsed by it').waitFor()
    const credits = page.locator('dl')
    for (const name of ['game-icons.net', 'CC BY 3.0', 'Sorts Mill Goudy', 'Alegreya Sans', 'Lucide'])
      await credits.getByRole('link', { name, exact: true }).waitFor()
  })

  test('stands in the menu', async () => {
    const page = await openPage('/builder')
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL(`**${aboutPath}`)
    const entry = page.getByRole('link', { name: 'About', exact: true })
    expect(await entry.getAttribute('aria-current')).toBe('page')
  })

  test.each(locales)('leads to the data of the language in %s', async locale => {
    const page = await openPage(localizePath(locale, aboutPath), { viewport: phone })
    const address = catalogueListPath(locale)
    expect(await page.getByRole('link', { name: address }).getAttribute('href')).toBe(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })

  test.each([
    ['light', phone],
    ['dark', desk]
  ] as const)('gives axe nothing to complain about, %s', async (colorScheme, viewport) => {
    await expectAccessible(await openPage(aboutPath, { colorScheme, viewport }))
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const open = async (script = aScript()) => {
  const page = await openPage('/builder/metadata', withScript(script))
  await page.getByLabel('Script name').waitFor()
  return page
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first().click()

const rulesIn = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Rule \d/ })
    .evaluateAll(fields =>
      fields.map(field => (field instanceof HTMLTextAreaElement ? field.value : undefined))
    )

describe('the details of a script', () => {
  test('are kept as they are typed, and undone a field at a time', async () => {
    const page = await open()
    await page.getByLabel('Script name').pressSequentially('Nightfall')
    await page.getByRole('heading', { level: 1, name: 'Nightfall' }).waitFor()
    await page.getByText('9 / 50').waitFor()
    await page.getByLabel('Author').pressSequentially('Mara Oakes')
    await page.getByText('by Mara Oakes').first().waitFor()
    await undo(page)
    expect(await page.getByLabel('Author').inputValue()).toBe('')
    expect(await page.getByLabel('Script name').inputValue()).toBe('Nightfall')
    await page.reload()
    expect(await page.getByLabel('Script name').inputValue()).toBe('Nightfall')
  })

  test('hold a link that is none as it was typed, and say so once it is left', async () => {
    const page = await open()
    const logo = page.getByRole('textbox', { name: 'Logo' })
    await logo.pressSequentially('logo.png')
    expect(await logo.getAttribute('aria-invalid')).toBeNull()
    await page.keyboard.press('Tab')
    await page.getByText('This is not a web address; it must begin with https:// or http://').waitFor()
    expect(await logo.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await page.waitForTimeout(600)
    await page.reload()
    expect(await logo.inputValue()).toBe('logo.png')
    await logo.fill('https://example.com/logo.png')
    expect(await logo.getAttribute('aria-invalid')).toBeNull()
  })

  test('show a picture only when asked, and say when there is none', async () => {
    const page = await open(aScript({ logo: 'https://pictures.invalid/logo.png' }))
    const asked: string[] = []
    await page.route('https://pictures.invalid/**', route => {
      asked.push(route.request().headers().referer ?? 'no referrer')
      return route.fulfill({ contentType: 'image/png', body: 'no picture' })
    })
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Show the picture: Logo' }).click()
    await page.getByText('No picture could be loaded from this address.').waitFor()
    expect(asked).toEqual(['no referrer'])
  })

  test('keep texts over the limit and warn of them', async () => {
    const long = 'x'.repeat(60)
    const page = await open(aScript({ title: long }))
    await page.getByText('60 / 50').waitFor()
    await page.getByText('Too long: at most 50 characters').waitFor()
    expect(await page.getByLabel('Script name').inputValue()).toBe(long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0
    )
  })
})

describe('house rules', () => {
  test('are added, written, put in order, removed and brought back', async () => {
    const page = await open()
    const add = page.getByRole('button', { name: 'Add a rule' })
    await add.click()
    await page.keyboard.type('No whispering')
    await add.click()
    await page.keyboard.type('Vote by hand')
    expect(await rulesIn(page)).toEqual(['No whispering', 'Vote by hand'])
    await page.getByRole('button', { name: 'Move Rule 2', exact: true }).focus()
    for (const key of [' ', 'ArrowUp', ' ']) await page.keyboard.press(key)
    expect(await rulesIn(page)).toEqual(['Vote by hand', 'No whispering'])
    await page.getByRole('button', { name: 'Remove rule 1' }).click()
    expect(await rulesIn(page)).toEqual(['No whispering'])
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    expect(await rulesIn(page)).toEqual(['Vote by hand', 'No whispering'])
  })

  test('stop at ten, and say why', async () => {
    const page = await open(
      aScript({ bootlegger: Array.from({ length: 10 }, (_, index) => `Rule ${index}`) })
    )
    const add = page.getByRole('button', { name: 'Add a rule' })
    expect(await add.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('A script holds at most 10 rules').waitFor()
    await add.click({ force: true })
    expect(await rulesIn(page)).toHaveLength(10)
    await page.getByRole('button', { name: 'Remove rule 3' }).click()
    await add.click()
    expect(await rulesIn(page)).toHaveLength(10)
  })

  test('beyond ten are all kept and warned of', async () => {
    const page = await open(
      aScript({ bootlegger: Array.from({ length: 12 }, (_, index) => `Rule ${index}`) })
    )
    await page.getByText('12 / 10').waitFor()
    await page.getByText('Too many: at most 10').waitFor()
    expect(await rulesIn(page)).toHaveLength(12)
  })

  test('offer the Bootlegger while it is missing', async () => {
    const page = await open(aScript({ bootlegger: ['No whispering'] }))
    const offer = page.getByRole('button', { name: 'Add the Bootlegger' })
    await offer.click()
    await offer.waitFor({ state: 'detached' })
  })

  test.each([390, 1000, 1440])('give axe nothing to complain about at %i px', async width => {
    const script = aScript({ title: 'x'.repeat(60), bootlegger: ['', 'No whispering'], almanac: 'almanac' })
    const page = await openPage('/builder/metadata', {
      ...withScript(script),
      viewport: { width, height: 900 },
      colorScheme: width === 1000 ? 'dark' : 'light'
    })
    await page.getByLabel('Script name').waitFor()
    await expectAccessible(page)
  })
})

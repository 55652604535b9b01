import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'

const phone = { viewport: { width: 390, height: 844 } }
const schemeOf = (page: Awaited<ReturnType<typeof openPage>>) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const paper = 'rgb(247, 243, 234)'
const night = 'rgb(33, 33, 33)'

describe('the side menu', () => {
  test('always stands on a wide window', async () => {
    const page = await openPage('/builder')
    await page.getByRole('link', { name: 'Script builder' }).waitFor()
    expect(await page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(false)
  })

  test('is a drawer on a phone, which Escape and leaving close', async () => {
    const page = await openPage('/builder', phone)
    const entry = page.getByRole('link', { name: 'Script builder' })
    const button = page.getByRole('button', { name: 'Open the menu' })
    expect(await entry.isVisible()).toBe(false)
    await button.click()
    await entry.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await entry.waitFor({ state: 'hidden' })
    await button.click()
    await page.mouse.click(380, 400)
    await entry.waitFor({ state: 'hidden' })
  })

  test('opens before any script has run', async () => {
    const page = await openPage('/builder', { ...phone, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('link', { name: 'Script builder' }).waitFor()
  })
})

describe('the colour scheme', () => {
  test('follows the system until one is chosen', async () => {
    const page = await openPage('/builder', { colorScheme: 'dark' })
    expect(await schemeOf(page)).toBe(night)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await schemeOf(page)).toBe(paper)
    expect(await page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true)
  })

  test('is kept when chosen, and there at the first paint', async () => {
    const page = await openPage('/builder', { colorScheme: 'light' })
    await page.getByRole('radio', { name: 'System' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await schemeOf(page)).toBe(night)
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.body)
    expect(await schemeOf(page)).toBe(night)
    await page.waitForLoadState()
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'System' }).check({ force: true })
    expect(await schemeOf(page)).toBe(paper)
  })
})

describe('the choice of language', () => {
  test('offers six languages by their own names and keeps the place', async () => {
    const page = await openPage('/builder')
    await page.getByRole('link', { name: 'First', exact: true }).click()
    await page.waitForURL('**/builder/first-night')
    await page.getByRole('button', { name: 'English' }).click()
    const names = await page.locator('#languages a').allTextContents()
    expect(names.map(name => name.trim())).toEqual([
      'English',
      'Français',
      'Deutsch',
      'Português (Brasil)',
      'Türkçe',
      'Tiếng Việt'
    ])
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/de/builder/first-night')
    expect(await page.getAttribute('html', 'lang')).toBe('de')
  })

  test('sets Vietnamese heads in a face that has Vietnamese', async () => {
    const page = await openPage('/vi/builder')
    // Polled: the island's own heading takes the place of the one that came with the page.
    const head = page.getByRole('heading', { level: 1 })
    await expect.poll(() => head.evaluate(it => getComputedStyle(it).fontFamily)).toContain('Alegreya Heads')
  })
})

describe('an address that holds nothing', () => {
  test('says so and leads back to the builder', async () => {
    const page = await openPage('/404', { colorScheme: 'dark' })
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to script builder' }).click()
    await page.waitForURL('**/builder')
  })
})

test('figures stand on the line, whatever sets the face', async () => {
  const page = await openPage('/builder')
  await page.getByRole('link', { name: 'Script builder' }).waitFor()
  const figures = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => getComputedStyle(element).fontVariantNumeric)
  )
  expect(figures.filter(figure => !figure.includes('lining-nums'))).toEqual([])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLocale } from '#routes'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const phone = { width: 390, height: 844 }
const paper = 'rgb(247, 243, 234)'
const night = 'rgb(33, 33, 33)'

test('the side menu stands on a wide window, and is a drawer on a phone', async () => {
  const page = await openPage('/builder')
  const entry = page.getByRole('link', { name: 'Script builder' })
  const button = page.getByRole('button', { name: 'Open the menu' })
  await entry.waitFor()
  expect(await button.isVisible()).toBe(false)

  await page.setViewportSize(phone)
  await button.waitFor()
  expect(await entry.isVisible()).toBe(false)
  await button.click()
  await entry.waitFor()
  await page.keyboard.press('Escape')
  await entry.waitFor({ state: 'hidden' })
  await button.click()
  await page.mouse.click(380, 400)
  await entry.waitFor({ state: 'hidden' })
})

test('the colour scheme follows the system until one is chosen, and the language keeps the place', async () => {
  const page = await openPage('/builder', { colorScheme: 'dark' })
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const radio = (name: string) => page.getByRole('radio', { name })
  expect(await scheme()).toBe(night)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await scheme()).toBe(paper)
  expect(await radio('System').isChecked()).toBe(true)

  await radio('System').focus()
  await page.keyboard.press('ArrowRight')
  expect(await scheme()).toBe(night)
  // It is there at the first paint.
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body)
  expect(await scheme()).toBe(night)
  await page.waitForLoadState()
  expect(await radio('Dark').isChecked()).toBe(true)
  await radio('System').check({ force: true })
  expect(await scheme()).toBe(paper)

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

test('the home address opens in the browser’s language, then in the chosen one; links keep the page’s', async () => {
  const page = await openPage('/', { locale: 'pt-PT' })
  expect(new URL(page.url()).pathname).toBe('/pt-br/builder')
  await page.getByRole('button', { name: 'Português' }).click()
  await page.getByRole('link', { name: 'Türkçe' }).click()
  await page.waitForURL('**/tr/builder')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/tr/builder')
  // A link to a page in another language is followed, and is no choice.
  await page.goto('/vi/about')
  expect(await page.getAttribute('html', 'lang')).toBe('vi')
  await page.locator('.side-menu-home').click()
  await page.waitForURL('**/vi/builder')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/tr/builder')
})

test('a change of the language keeps what is typed but not stored', async () => {
  const page = await openPage('/builder')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('start-updates'))
  )
  const search = page.getByRole('combobox').first()
  await search.fill('emp')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/builder')
  await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe('emp')
})

test('a page speaks the language of its address, and loads no other', async () => {
  const page = await openPage('/fr/builder')
  await page.getByRole('heading', { level: 1, name: 'Titre' }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('fr')
  expect(await page.title()).toMatch(/ · Belfry$/)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const languages = loaded.flatMap(name => name.match(/messages-\w+\.([\w-]+)\./)?.[1] ?? []).filter(isLocale)
  expect([...new Set(languages)]).toEqual(['fr'])

  await page.goto('/de/builder/import')
  await page
    .locator('input[type=file]')
    .setInputFiles(join(import.meta.dirname, '../fixtures/scripts/slips.txt'))
  await page.getByText('Kommentare wurden übersprungen').waitFor()
  await page.getByRole('button', { name: 'Importieren' }).waitFor()
})

test.each([
  ['once the builder is there, if its scripts took long', 500, true],
  ['with the builder’s code on a fast connection', 0, false]
])('fonts load %s', async (_, passing, expected) => {
  const page = await openPage('/favicon.svg')
  await page.addInitScript(watchFonts, passing)
  const font = page.waitForRequest(request => request.resourceType() === 'font')
  await page.goto('/builder')
  await font
  expect(await page.evaluate('fontsAfterBuilder')).toBe(expected)
})

test('nothing moves when a stored script opens', async () => {
  const page = await openPage('/favicon.svg', {
    ...withScript(aScript({ characters: ['chef'] })),
    viewport: { width: 1440, height: 1000 }
  })
  await page.addInitScript(watchShifts)
  await page.goto('/builder')
  await page.getByText('No suggestions').filter({ visible: true }).waitFor()
  await page.getByRole('table').filter({ visible: true }).waitFor()
  await page.evaluate(() => new Promise(painted => requestAnimationFrame(() => setTimeout(painted))))
  expect(await page.evaluate('shift')).toBeLessThan(0.001)
})

/** Runs in the page before its scripts. */
function watchShifts() {
  let shift = 0
  Object.assign(window, { shift })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value')
    Object.assign(window, { shift })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page before its scripts: time passes by so many milliseconds whenever it is asked for. */
function watchFonts(passing: number) {
  let now = 0
  performance.now = () => {
    now += passing
    return now
  }
  const isBuilderThere = () => document.querySelector('[role="combobox"]') !== null
  new MutationObserver((_, observer) => {
    const { documentElement: root } = document
    if (document.body === null || root.dataset.fonts) return
    observer.disconnect()
    Object.assign(window, { fontsAfterBuilder: isBuilderThere() })
  }).observe(document, { attributeFilter: ['data-fonts'], subtree: true })
}

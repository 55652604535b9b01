import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { readPdf, withoutWhitespace } from '../print/read-pdf.ts'
import { expectAccessible, openPage } from './browser.ts'
import { download, exportBell, exportPath, pageOf, untilShown } from './export-page.ts'
import { withScript } from './stored-script.ts'

const picture = join(import.meta.dirname, '../fixtures/images/small.jpg')

/** Choices are on their way to storage for half a second; leaving the page writes them. */
async function comeBack(page: Page) {
  await page.goto('/builder')
  await page.goto(exportPath)
  await untilShown(page)
}

describe('a second language', () => {
  test('stands under the first on every page, is remembered, and needs no server', async () => {
    const page = await exportBell()
    await untilShown(page)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.getByLabel('Second language').selectOption({ label: 'Deutsch' })
    await pageOf(page, 1).getByText('Giftmischer').first().waitFor()
    await pageOf(page, 2).getByText('Giftmischer').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Back of the sheet' }).check()
    await page.getByRole('checkbox', { name: 'Almanac booklet' }).check()
    await page.getByText(/the-drowned-bell\.pdf, [4-9] pages/).waitFor()
    await untilShown(page)
    const { pages } = await readPdf(new Uint8Array((await download(page, 'Download PDF')).content))
    const [sheet, back, night, ...almanac] = pages.map(({ text }) => withoutWhitespace(text))
    for (const text of [sheet, back, night, almanac.join(' ')]) {
      expect(text).toContain('Poisoner')
      expect(text).toContain('Giftmischer')
    }
    expect(asked.filter(path => path.startsWith('/api/'))).toEqual([])
    await comeBack(page)
    expect(await page.getByLabel('Second language').inputValue()).toBe('de')
    await pageOf(page, 1).getByText('Giftmischer').first().waitFor()
  })

  test('changes places with the first when it is chosen as that', async () => {
    const page = await exportBell()
    await page.getByLabel('Second language').selectOption('fr')
    await pageOf(page, 1).getByText('Diablotin').first().waitFor()
    await page.getByLabel('Language of the characters').selectOption('fr')
    expect(await page.getByLabel('Second language').inputValue()).toBe('en')
    await pageOf(page, 1).getByText('Villageois', { exact: true }).waitFor()
    await pageOf(page, 1).getByText('Empath', { exact: false }).first().waitFor()
    await page.getByLabel('Second language').selectOption({ label: 'None' })
    await page.waitForFunction(
      () => !document.querySelector('.preview-page')?.shadowRoot?.textContent?.includes('Poisoner')
    )
  })

  test('that cannot be fetched is left, and it is said what to do', async () => {
    const page = await exportBell(exportPath, {}, /ERR_FAILED/)
    await untilShown(page)
    await page.route('**/tr.*.json', route => route.abort())
    await page.getByLabel('Second language').selectOption('tr')
    await page.getByRole('alert').filter({ hasText: 'Türkçe could not be loaded. Connect' }).waitFor()
    expect(await page.getByLabel('Second language').inputValue()).toBe('')
    await expectAccessible(page)
    await page.unroute('**/tr.*.json')
    await page.getByLabel('Second language').selectOption('tr')
    await pageOf(page, 1).getByText('Zehirbaz').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

test('a players’ copy has only what players may see, as often as is wished, and is remembered', async () => {
  const page = await exportBell()
  await page.getByText('the-drowned-bell.pdf, 2 pages').waitFor()
  await page.getByRole('checkbox', { name: 'Players’ copy' }).check()
  await page.getByText('the-drowned-bell.pdf, 1 page', { exact: true }).waitFor()
  const night = page.getByRole('checkbox', { name: 'Night sheets' })
  expect(await night.isDisabled()).toBe(true)
  expect(await night.isChecked()).toBe(false)
  await page.getByLabel('Copies').fill('5')
  await page.getByText('the-drowned-bell.pdf, 5 pages').waitFor()
  await expectAccessible(page)
  await untilShown(page)
  const { pages } = await readPdf(new Uint8Array((await download(page, 'Download PDF')).content))
  expect(pages).toHaveLength(5)
  for (const { text } of pages) expect(text).not.toContain('First night')
  await comeBack(page)
  await page.getByText('the-drowned-bell.pdf, 5 pages').waitFor()
  await page.getByRole('checkbox', { name: 'Players’ copy' }).uncheck()
  await page.getByText('the-drowned-bell.pdf, 6 pages').waitFor()
  expect(await night.isChecked()).toBe(true)
})

test('a players’ copy of what was for the storyteller alone begins with the sheet', async () => {
  const page = await exportBell()
  await page.getByRole('checkbox', { name: 'Character sheet' }).uncheck()
  await page.getByRole('checkbox', { name: 'Players’ copy' }).check()
  expect(await page.getByRole('checkbox', { name: 'Character sheet' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Character sheet' }).uncheck()
  await page.getByText('Choose at least one kind of page.').waitFor()
})

test('an accent too light to read is printed darker, and the dialog shows how', async () => {
  const page = await exportBell()
  await untilShown(page)
  await page.getByRole('checkbox', { name: 'Accent colour' }).check()
  await page.getByLabel('For title, rules and headings').fill('#ffe901')
  await page.getByText('Too light to read on paper').waitFor()
  await pageOf(page, 1).locator('[fill="#827600"]').first().waitFor({ state: 'attached' })
  expect(await pageOf(page, 1).locator('[fill="#ffe901"]').count()).toBe(0)
  await expectAccessible(page)
  await page.getByLabel('For title, rules and headings').fill('#7a1f5c')
  await page.getByText('Too light to read on paper').waitFor({ state: 'detached' })
})

test('every page says the day of printing in the language of the print', async () => {
  const page = await exportBell()
  await page.getByLabel('Language of the characters').selectOption('de')
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(new Date())
  for (const number of [1, 2]) await pageOf(page, number).getByText(`${day}, Seite ${number} von 2`).waitFor()
})

describe('pictures that cannot be had', () => {
  const host = 'https://images.example.org/'
  const birds = ['owl', 'magpie', 'crow', 'wren'].map(id =>
    custom(id, { name: id, image: [`${host}${id}.png`] })
  )
  const kept = withScript(aScript({ logo: 'http://example.org/logo.png', characters: birds }))

  async function openBirds() {
    const page = await openPage('/about', kept, /ERR_FAILED|404/)
    const headers = { 'access-control-allow-origin': '*' }
    const jpeg = { path: picture, contentType: 'image/jpeg', headers }
    await page.route(`${host}owl.png`, route => route.fulfill(jpeg))
    await page.route(`${host}magpie.png`, route => route.abort())
    await page.route(`${host}crow.png`, route => route.fulfill({ status: 404, headers }))
    await page.route(`${host}wren.png`, route => route.fulfill({ body: 'no picture', headers }))
    await page.route('**/api/picture?*', route => route.abort())
    await page.goto(exportPath)
    return { page, jpeg }
  }

  test('are named with the reason and what to do, and asked for again when that is wished', async () => {
    const { page, jpeg } = await openBirds()
    const list = page.getByRole('dialog').getByRole('status').getByRole('listitem')
    await list.filter({ hasText: 'magpie' }).getByText('Check your connection and the address').waitFor()
    await list.filter({ hasText: 'Logo' }).getByText('does not begin with https://').waitFor()
    await list.filter({ hasText: 'crow' }).getByText('There is no picture at this address.').waitFor()
    await list.filter({ hasText: 'wren' }).getByText('no PNG, JPEG, WebP or GIF').waitFor()
    expect(await list.filter({ hasText: 'owl' }).count()).toBe(0)
    await expectAccessible(page)
    await page.unroute(`${host}magpie.png`)
    await page.route(`${host}magpie.png`, route => route.fulfill(jpeg))
    await page.getByRole('button', { name: 'Try again' }).click()
    await list.filter({ hasText: 'magpie' }).waitFor({ state: 'detached' })
    await pageOf(page, 1).locator('image[href^="data:image/jpeg"]').nth(1).waitFor({ state: 'attached' })
    await list.filter({ hasText: 'crow' }).waitFor()
  })
})

test('two fingers bring the pages closer, and the screen around stays as it is', async () => {
  const page = await exportBell(exportPath, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await untilShown(page)
  const desk = await page.getByRole('group', { name: 'Pages of the print' }).boundingBox()
  if (!desk) throw new Error('The pages are in sight')
  const touch = await page.context().newCDPSession(page)
  const [x, y] = [desk.x + desk.width / 2, desk.y + desk.height / 2]
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 }
  ]
  const zoom = page.getByLabel('Zoom', { exact: true })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
  for (const apart of [80, 100, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction(() => document.querySelector('.preview-zoom')?.textContent === '200%')
  expect(await zoom.textContent()).toBe('200%')
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  const grown = await pageOf(page, 1).boundingBox()
  expect(grown?.height).toBeGreaterThan(desk.height)
  await page.getByRole('button', { name: 'Whole page' }).click()
  expect(await zoom.textContent()).toBe('100%')
})

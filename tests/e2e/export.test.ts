import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { aScript, custom } from '../core/script-builders.ts'
import { readPdf, withoutWhitespace } from '../print/read-pdf.ts'
import { expectAccessible, openPage } from './browser.ts'
import { download, exportBell, exportPath, pageOf, untilShown } from './export-page.ts'
import { withScript } from './stored-script.ts'

const homebrew = join(import.meta.dirname, '../fixtures/scripts/homebrew.json')
const pngSize = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('the preview', () => {
  test('names the letters that no face has, and prints the rest', async () => {
    const script = aScript({ title: '钟 🔔', characters: ['empath', 'imp'] })
    const page = await openPage(exportPath, withScript(script))
    await untilShown(page)
    const banner = page.getByText('Letters that print as empty boxes')
    await banner.waitFor()
    expect(await banner.textContent()).toContain('\u2068钟 🔔\u2069')
    await pageOf(page, 1).getByText('Empath', { exact: true }).waitFor()
  })

  test('shows the real pages: their words can be read, searched and heard', async () => {
    const page = await exportBell()
    await untilShown(page)
    await pageOf(page, 1).getByText('Empath', { exact: true }).waitFor()
    expect(await pageOf(page, 1).getByText('by Mara Oakes').count()).toBeGreaterThan(0)
    expect(await pageOf(page, 2).getByText('First night', { exact: true }).count()).toBe(1)
    await page.getByText('the-drowned-bell.pdf, 2 pages').waitFor()
    await expectAccessible(page)
  })

  test('follows every change, and what was chosen is there again after a reload', async () => {
    const page = await exportBell()
    await untilShown(page)
    const sheet = pageOf(page, 1).locator('svg').first()
    expect(await sheet.getAttribute('width')).toBe('2381')
    await page.getByRole('radio', { name: 'Letter' }).check()
    await page.getByRole('checkbox', { name: 'Night sheets' }).uncheck()
    await page.getByText('the-drowned-bell.pdf, 1 page', { exact: true }).waitFor()
    await page.waitForFunction(() =>
      document.querySelector('.preview-page')?.shadowRoot?.querySelector('svg[width="2448"]')
    )
    await page.getByLabel('Copies').fill('3')
    await page.getByText('the-drowned-bell.pdf, 3 pages').waitFor()
    await page.getByRole('radio', { name: 'Half page' }).check()
    await page.getByText('the-drowned-bell.pdf, 2 pages').waitFor()
    // Choices are on their way to storage for half a second; leaving the page writes them.
    await page.goto('/builder')
    await page.goto(exportPath)
    await untilShown(page)
    expect(await page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true)
    expect(await sheet.getAttribute('width')).toBe('2448')
  })

  test('is in the language that was chosen for the characters', async () => {
    const page = await exportBell()
    await untilShown(page)
    await page.getByLabel('Language of the characters').selectOption('vi')
    await pageOf(page, 1).getByText('Dân làng', { exact: true }).waitFor()
    await pageOf(page, 1).getByText('Đầu bếp', { exact: true }).waitFor()
  })

  test('turns and grows by keys, buttons and pictures of its pages', async () => {
    const page = await exportBell()
    await untilShown(page)
    const place = page.locator('.preview-place')
    await page.getByRole('group', { name: 'Pages of the print' }).focus()
    await page.keyboard.press('PageDown')
    expect(await place.textContent()).toBe('2 / 2')
    await page.keyboard.press('Home')
    expect(await place.textContent()).toBe('1 / 2')
    await page.getByRole('button', { name: 'Next page' }).click()
    expect(await place.textContent()).toBe('2 / 2')
    const width = async () => (await pageOf(page, 2).boundingBox())?.width ?? 0
    const before = await width()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await width()).toBeCloseTo(before * 1.5, 0)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Whole page' }).click()
    expect(await width()).toBeCloseTo(before, 0)
    await page.getByRole('button', { name: 'Page 1 of 2' }).click()
    expect(await place.textContent()).toBe('1 / 2')
  })

  test('fits a phone, where pages lie side by side', async () => {
    const viewport = { width: 390, height: 844 }
    const page = await exportBell(exportPath, { viewport, hasTouch: true, colorScheme: 'dark' })
    await untilShown(page)
    const [first, second] = [await pageOf(page, 1).boundingBox(), await pageOf(page, 2).boundingBox()]
    expect(first?.y).toBe(second?.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})

describe('exporting a script', () => {
  test('saves and copies the JSON that the imported file stands for', async () => {
    const page = await openPage('/builder/import')
    await page.locator('input[type=file]').setInputFiles(homebrew)
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /Birds of Night/ }).waitFor()
    // The script is on its way to storage for half a second; leaving the page writes it.
    await page.goto(exportPath)
    const texts = await loadTexts('en')
    const found = readScriptText(readFileSync(homebrew, 'utf8'), catalogue, texts)
    if (!found.ok) throw new Error('The fixture is a script')
    const { name, content } = await download(page, 'Download JSON')
    expect(name).toBe('birds-of-night.json')
    expect(JSON.parse(content.toString())).toEqual(writeScriptFile(found.value.script, catalogue, texts))

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy JSON' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.toString())
  })

  test('makes the PDF in the browser: its paper, its pages, every name', async () => {
    const page = await exportBell()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.getByRole('radio', { name: 'Letter' }).check()
    await untilShown(page)
    const { name, content } = await download(page, 'Download PDF')
    expect(name).toBe('the-drowned-bell.pdf')
    await page.getByText(/the-drowned-bell\.pdf saved, \d+ kB/).waitFor()
    const { pages, text } = await readPdf(new Uint8Array(content))
    expect(pages).toHaveLength(2)
    expect(pages[0]?.page.view).toEqual([0, 0, 612, 792])
    for (const each of ['Empath', 'Chef', 'Drunk', 'Poisoner', 'Imp'])
      expect(withoutWhitespace(text)).toContain(each)
    expect(asked).not.toContain('/api/sheet.pdf')
  })

  test('makes pictures of the page in sight, and of all in a zip', async () => {
    const page = await exportBell()
    await untilShown(page)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('button', { name: 'Image' }).click()
    const one = await download(page, 'Page 2 as PNG', 'menuitem')
    expect(one.name).toBe('the-drowned-bell-2.png')
    expect(pngSize(one.content)).toEqual([2480, 3508])
    await page.getByRole('button', { name: 'Image' }).click()
    const all = await download(page, 'All pages', 'menuitem')
    expect(all.name).toBe('the-drowned-bell.zip')
    const files = unzipSync(all.content)
    expect(Object.keys(files)).toEqual(['the-drowned-bell-1.png', 'the-drowned-bell-2.png'])
    expect(Buffer.from(files['the-drowned-bell-2.png'] ?? []).equals(one.content)).toBe(true)
  })

  test('goes on without a network once the dialog was open', async () => {
    // Other screens of the builder may still be on their way then.
    const page = await exportBell(exportPath, {}, /ERR_INTERNET_DISCONNECTED/)
    const painter = page.waitForResponse(/index_bg.*\.wasm/)
    await untilShown(page)
    await (await painter).finished()
    await page.context().setOffline(true)
    await page.getByRole('radio', { name: 'Letter' }).check()
    const { content } = await download(page, 'Download PDF')
    const { pages, text } = await readPdf(new Uint8Array(content))
    expect(pages[0]?.page.view).toEqual([0, 0, 612, 792])
    expect(withoutWhitespace(text)).toContain('Poisoner')
    await page.getByRole('button', { name: 'Image' }).click()
    expect((await download(page, 'Page 1 as PNG', 'menuitem')).name).toBe('the-drowned-bell-1.png')
    expect((await download(page, 'Download JSON')).name).toBe('the-drowned-bell.json')
  })

  test('can be stopped', async () => {
    const page = await exportBell('/builder')
    await page.route('**/layout*.wasm', () => {})
    await page.goto(exportPath)
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await page.getByText('Laying out the pages…').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Stopped. Nothing was saved.').waitFor()
  })
})

describe('where the browser cannot lay pages out', () => {
  const withoutEngine = async (expected: RegExp) => {
    const page = await exportBell('/builder', {}, expected)
    await page.route('**/layout*.wasm', route => route.abort())
    await page.goto(exportPath)
    await page.getByText('This browser cannot show the pages.').waitFor()
    return page
  }

  test('the server makes the PDF, with everything that was chosen', async () => {
    const page = await withoutEngine(/ERR_FAILED/)
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Letter' }).check()
    await page.getByRole('checkbox', { name: 'Character sheet' }).uncheck()
    await page.getByLabel('Second language').selectOption('fr')
    const asked = page.waitForRequest('**/api/sheet.pdf*')
    const { content } = await download(page, 'Download PDF')
    const { searchParams } = new URL((await asked).url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      paper: 'letter',
      parts: 'night',
      lang: 'en',
      secondLanguage: 'fr',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    })
    const { pages, text } = await readPdf(new Uint8Array(content))
    expect(pages[0]?.page.view).toEqual([0, 0, 612, 792])
    expect(withoutWhitespace(text)).toContain('Diablotin')
    expect(text).toContain(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()))
  })

  test('it says what to do when the server cannot be reached either, and works again when it can', async () => {
    const page = await withoutEngine(/ERR_(FAILED|INTERNET_DISCONNECTED)/)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor()
    await page.context().setOffline(false)
    await page.unroute('**/layout*.wasm')
    await page.getByRole('button', { name: 'Try again' }).click()
    await untilShown(page)
    expect((await download(page, 'Download PDF')).name).toBe('the-drowned-bell.pdf')
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe('a script that cannot be printed', () => {
  test('says why and what to do when it has no characters', async () => {
    const page = await openPage(exportPath)
    await page.getByText('there is no sheet to print').waitFor()
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Add characters' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'A4' }).isDisabled()).toBe(true)
    await expectAccessible(page)
  })

  test('says so when it has too many', async () => {
    const characters = Array.from({ length: 251 }, (_, index) => custom(`citizen${index}`))
    const page = await openPage(exportPath, withScript(aScript({ characters })))
    await page.getByText('a sheet holds 250 characters').waitFor()
    expect(await page.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true)
    expect((await download(page, 'Download JSON')).name).toBe('script.json')
  })

  test('says so when no kind of page is chosen', async () => {
    const page = await exportBell()
    await untilShown(page)
    await page.getByRole('checkbox', { name: 'Character sheet' }).uncheck()
    await page.getByRole('checkbox', { name: 'Night sheets' }).uncheck()
    await page.getByText('Choose at least one kind of page.').waitFor()
    expect(await page.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true)
  })
})

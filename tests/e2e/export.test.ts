import { expect, test } from 'vitest'
import { readPdf, withoutWhitespace } from '../print/read-pdf.ts'
import { download, exportBell, exportPath, pageOf, untilShown } from './export-page.ts'

test('files are made in the browser without a network once the dialog was open, and choices survive a reload', async () => {
  // Other screens of the builder may still be on their way then.
  const page = await exportBell(exportPath, {}, /ERR_INTERNET_DISCONNECTED/)
  const painter = page.waitForResponse(/index_bg.*\.wasm/, { timeout: 60_000 })
  await untilShown(page)
  await (await painter).finished()
  await page.getByLabel('Language of the characters').selectOption('de')
  await pageOf(page, 2).getByText('Seite 2 von 2').waitFor()

  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Letter' }).check()
  const { content } = await download(page, 'Download PDF')
  const { pages, text } = await readPdf(new Uint8Array(content))
  expect(pages[0]?.page.view).toEqual([0, 0, 612, 792])
  expect(withoutWhitespace(text)).toContain('Giftmischer')
  await page.getByRole('button', { name: 'Image' }).click()
  expect((await download(page, 'Page 1 as PNG', 'menuitem')).name).toBe('the-drowned-bell-1.png')
  expect((await download(page, 'Download JSON')).name).toBe('the-drowned-bell.json')

  await page.context().setOffline(false)
  // Choices are on their way to storage for half a second; leaving the page writes them.
  await page.goto('/builder')
  await page.goto(exportPath)
  await untilShown(page)
  expect(await page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true)
  expect(await pageOf(page, 1).locator('svg').first().getAttribute('width')).toBe('2448')
})

test('where the browser cannot lay pages out, the server makes the PDF with everything that was chosen', async () => {
  const page = await exportBell('/builder', {}, /WebAssembly.instantiate/)
  await page.route('**/layout*.wasm', route =>
    route.fulfill({ contentType: 'application/wasm', body: 'not WebAssembly' })
  )
  await page.goto(exportPath)
  await page.getByText('This browser can’t show the pages.').waitFor()
  await page.getByRole('radio', { name: 'Letter' }).check()
  await page.getByRole('checkbox', { name: 'Character sheet' }).uncheck()
  await page.getByLabel('Second language').selectOption('fr')
  const { pages, text } = await readPdf(new Uint8Array((await download(page, 'Download PDF')).content))
  expect(pages[0]?.page.view).toEqual([0, 0, 612, 792])
  expect(withoutWhitespace(text)).toContain('Diablotin')
  expect(text).toContain(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()))

  await page.unroute('**/layout*.wasm')
  await page.getByRole('button', { name: 'Try again' }).click()
  await untilShown(page)
  expect((await download(page, 'Download PDF')).name).toBe('the-drowned-bell.pdf')
  expect(await page.getByRole('alert').count()).toBe(0)
})

import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import homebrew from '../../fixtures/scripts/homebrew.json?raw'
import { readPdf, withoutWhitespace } from '../../print/read-pdf.ts'
import {
  bytesOf,
  downloadBy,
  downloadPdf,
  fileNote,
  openExport,
  pageOf,
  printTimeout,
  showExport,
  storedPreferences,
  timeout,
  untilPrinted,
  untilShown
} from './export-helpers.tsx'

const pngSize = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}
const checkbox = (name: string) => page.getByRole('checkbox', { name })
const pickImage = async (item: string) => {
  await page.getByRole('button', { name: 'Image' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('exporting a script', { timeout: printTimeout }, () => {
  test('renders the PDF in the browser: its paper, its pages, every name', async () => {
    const requests = vi.spyOn(globalThis, 'fetch')
    await openExport({ options: { paper: 'letter' } })
    await untilShown()
    const download = await downloadBy(() => downloadPdf().click())
    expect(download.name).toBe('the-drowned-bell.pdf')
    await untilPrinted(page.getByText(/the-drowned-bell\.pdf saved, \d+ kB/))
    const { pages, text } = await readPdf(await bytesOf(download))
    expect(pages).toHaveLength(2)
    expect(pages[0]?.page.view).toEqual([0, 0, 612, 792])
    for (const each of ['Empath', 'Chef', 'Drunk', 'Poisoner', 'Imp'])
      expect(withoutWhitespace(text)).toContain(each)
    expect(requests.mock.calls.map(([request]) => `${request}`)).not.toContainEqual(
      expect.stringContaining('/api/')
    )
    requests.mockRestore()
  })

  test('renders the current page as PNG, and all pages in a zip', async () => {
    await openExport()
    await untilShown()
    await page.getByRole('button', { name: 'Next page' }).click()
    const one = await downloadBy(() => pickImage('Page 2 as PNG'))
    expect(one.name).toBe('the-drowned-bell-2.png')
    expect(pngSize(await bytesOf(one))).toEqual([2480, 3508])
    const all = await downloadBy(() => pickImage('All pages'))
    expect(all.name).toBe('the-drowned-bell.zip')
    const files = unzipSync(await bytesOf(all))
    expect(Object.keys(files)).toEqual(['the-drowned-bell-1.png', 'the-drowned-bell-2.png'])
    expect(files['the-drowned-bell-2.png']).toEqual(await bytesOf(one))
  })

  test('downloads and copies the script file of the imported script', async () => {
    const texts = await loadTexts('en')
    const found = readScriptText(homebrew, catalogue, texts)
    if (!found.ok) throw new Error('The fixture is a script')
    await openExport({ script: found.value.script })
    const download = await downloadBy(() => page.getByRole('button', { name: 'Download JSON' }).click())
    expect(download.name).toBe('birds-of-night.json')
    const text = await download.content.text()
    expect(JSON.parse(text)).toEqual(writeScriptFile(found.value.script, catalogue, texts))
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await page.getByRole('button', { name: 'Copy JSON' }).click()
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(write).toHaveBeenCalledExactlyOnceWith(text)
    write.mockRestore()
  })
})

describe('a second language', { timeout: printTimeout }, () => {
  test('is below the first on every page, and needs no server', async () => {
    const requests = vi.spyOn(globalThis, 'fetch')
    const { unmount } = await openExport()
    await page.getByLabelText('Second language').selectOptions('Deutsch')
    await untilPrinted(pageOf(1).getByText('Giftmischer').first())
    await untilPrinted(pageOf(2).getByText('Giftmischer').first())
    await expectAccessible()
    await checkbox('Back of the sheet').click()
    await checkbox('Almanac booklet').click()
    await untilPrinted(page.getByText(/the-drowned-bell\.pdf, [4-9] pages/))
    await untilShown()
    const { pages } = await readPdf(await bytesOf(await downloadBy(() => downloadPdf().click())))
    const [sheet, back, night, ...almanac] = pages.map(({ text }) => withoutWhitespace(text))
    for (const text of [sheet, back, night, almanac.join(' ')]) {
      expect(text).toContain('Poisoner')
      expect(text).toContain('Giftmischer')
    }
    expect(requests.mock.calls.map(([request]) => `${request}`)).not.toContainEqual(
      expect.stringContaining('/api/')
    )
    requests.mockRestore()
    await unmount()
    expect(storedPreferences()).toMatchObject({ options: { secondLanguage: 'de' } })
    await showExport()
    await expect.element(page.getByLabelText('Second language')).toHaveValue('de')
    await untilPrinted(pageOf(1).getByText('Giftmischer').first())
  })

  test('swaps with the first when it is chosen as that, and can be switched off', async () => {
    await openExport({ options: { secondLanguage: 'fr' } })
    const second = page.getByLabelText('Second language')
    await untilPrinted(pageOf(1).getByText('Diablotin').first())
    await page.getByLabelText('Language of the characters').selectOptions('fr')
    await expect.element(second).toHaveValue('en')
    await untilPrinted(pageOf(1).getByText('Villageois', { exact: true }))
    await untilPrinted(pageOf(1).getByText('Empath').first())
    await second.selectOptions('None')
    await untilShown()
    await expect.poll(() => pageOf(1).getByText('Poisoner').length, { timeout }).toBe(0)
  })

  test('that cannot be fetched is reset, with what to do', async () => {
    const realFetch = globalThis.fetch
    const requests = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, init) =>
        `${address}`.includes('/tr.')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : realFetch(address, init)
      )
    await openExport()
    await untilShown()
    const second = page.getByLabelText('Second language')
    await second.selectOptions('tr')
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Türkçe could not be loaded. Connect' }))
      .toBeVisible()
    await expect.element(second).toHaveValue('')
    await expectAccessible()
    requests.mockRestore()
    await second.selectOptions('tr')
    await untilPrinted(pageOf(1).getByText('Zehirbaz').first())
    expect(page.getByRole('alert').length).toBe(0)
  })
})

test(
  'a players’ copy has only what players may see, as often as chosen, and is remembered',
  async () => {
    const { unmount } = await openExport()
    await checkbox('Players’ copy').click()
    await untilPrinted(fileNote('1 page'))
    await expect.element(checkbox('Night sheets')).toBeDisabled()
    await expect.element(checkbox('Night sheets')).not.toBeChecked()
    await page.getByLabelText('Copies').fill('5')
    await untilPrinted(fileNote('5 pages'))
    await expectAccessible()
    await untilShown()
    const { pages } = await readPdf(await bytesOf(await downloadBy(() => downloadPdf().click())))
    expect(pages).toHaveLength(5)
    for (const { text } of pages) expect(text).not.toContain('First night')
    await unmount()
    expect(storedPreferences()).toMatchObject({ options: { playersCopy: true, copies: 5 } })
    await showExport()
    await untilPrinted(fileNote('5 pages'))
    await checkbox('Players’ copy').click()
    await untilPrinted(fileNote('6 pages'))
    await expect.element(checkbox('Night sheets')).toBeChecked()
  },
  printTimeout
)

describe('a script that cannot be printed', { timeout: printTimeout }, () => {
  test('says why and what to do if it has no characters', async () => {
    await openExport({ script: aScript() })
    await expect.element(page.getByText('there is no sheet to print')).toBeVisible()
    expect(page.getByRole('dialog').getByRole('link', { name: 'Add characters' }).length).toBe(1)
    await expect.element(downloadPdf()).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: 'A4' })).toBeDisabled()
    await expectAccessible()
  })

  test('says so if it has too many, and its file still downloads', async () => {
    const characters = Array.from({ length: 251 }, (_, index) => custom(`citizen${index}`))
    await openExport({ script: aScript({ characters }) })
    await expect.element(page.getByText('a sheet holds 250 characters')).toBeVisible()
    await expect.element(downloadPdf()).toBeDisabled()
    const { name } = await downloadBy(() => page.getByRole('button', { name: 'Download JSON' }).click())
    expect(name).toBe('script.json')
  })

  test('says so if no part is chosen', async () => {
    await openExport()
    await untilShown()
    await checkbox('Character sheet').click()
    await checkbox('Night sheets').click()
    await expect.element(page.getByText('Choose at least one kind of page.')).toBeVisible()
    await expect.element(downloadPdf()).toBeDisabled()
  })
})

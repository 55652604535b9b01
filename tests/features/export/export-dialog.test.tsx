import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible } from '../../components/accessibility.ts'
import type { Download } from '../../components/downloads.ts'
import { aScript } from '../../core/script-builders.ts'
import {
  bytesOf,
  downloadBy,
  downloadPdf,
  fileNote,
  openExport,
  openPreflight,
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
const readPdf = async (file: Download) => commands.readPdfPages([...(await bytesOf(file))])
const withoutWhitespace = (text: string) => text.replace(/\s+/g, '')
const checkbox = (name: string) => page.getByRole('checkbox', { name })
const svgOf = (number: number) =>
  document.querySelectorAll('.preview-pages .preview-page')[number - 1]?.shadowRoot?.querySelector('svg')
/** The options and messages. The pages beside them would take axe seconds. */
function sidebar() {
  const element = document.querySelector('.export-choices')
  if (!element) throw new Error('There is no sidebar')
  return element
}
const pickImage = async (item: string) => {
  await page.getByRole('button', { name: 'Image' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('exporting a script', { timeout: printTimeout }, () => {
  test('shows and renders the real pages in the browser: their paper, real text, every name', async () => {
    const requests = vi.spyOn(globalThis, 'fetch')
    await openExport({ options: { paper: 'letter' } })
    await untilPrinted(fileNote('2 pages'))
    await untilShown()
    await untilPrinted(pageOf(1).getByText('Empath', { exact: true }))
    expect(pageOf(1).getByText('by Mara Oakes').length).toBeGreaterThan(0)
    expect(pageOf(2).getByText('First night', { exact: true }).length).toBe(1)
    await expectAccessible()
    const download = await downloadBy(() => downloadPdf().click())
    expect(download.name).toBe('the-drowned-bell.pdf')
    await untilPrinted(page.getByText(/the-drowned-bell\.pdf saved, \d+ kB/))
    const pages = await readPdf(download)
    const text = pages.map(each => each.text).join(' ')
    expect(pages).toHaveLength(2)
    expect(pages[0]?.view).toEqual([0, 0, 612, 792])
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
})

describe('a second language', { timeout: printTimeout }, () => {
  test('is below the first on every page, and needs no server', async () => {
    const requests = vi.spyOn(globalThis, 'fetch')
    await openExport({
      script: aScript({ title: 'The Drowned Bell', characters: ['poisoner', 'imp'] }),
      options: { parts: ['sheet', 'back', 'night', 'almanac'] }
    })
    await page.getByLabelText('Second language').selectOptions('Deutsch')
    await untilPrinted(pageOf(1).getByText('Giftmischer').first())
    await untilPrinted(pageOf(2).getByText('Giftmischer').first())
    await expectAccessible(sidebar())
    await untilPrinted(page.getByText(/the-drowned-bell\.pdf, [4-9] pages/))
    await untilShown()
    const pages = await readPdf(await downloadBy(() => downloadPdf().click()))
    const [sheet, back, night, ...almanac] = pages.map(({ text }) => withoutWhitespace(text))
    for (const text of [sheet, back, night, almanac.join(' ')]) {
      expect(text).toContain('Poisoner')
      expect(text).toContain('Giftmischer')
    }
    expect(requests.mock.calls.map(([request]) => `${request}`)).not.toContainEqual(
      expect.stringContaining('/api/')
    )
    requests.mockRestore()
    expect(storedPreferences()).toMatchObject({ options: { secondLanguage: 'de' } })
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
      .element(page.getByRole('alert').filter({ hasText: 'Türkçe couldn’t be loaded. Connect' }))
      .toBeVisible()
    await expect.element(second).toHaveValue('')
    await expectAccessible(sidebar())
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
    await expectAccessible(sidebar())
    await untilShown()
    const pages = await readPdf(await downloadBy(() => downloadPdf().click()))
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

describe('the preview', { timeout: printTimeout }, () => {
  test('names the letters that no font has, and prints the rest', async () => {
    await openExport({ script: aScript({ title: '钟 🔔', characters: ['empath', 'imp'] }) })
    await untilShown()
    await openPreflight()
    const letters = page.getByText('The fonts lack these letters')
    await expect.element(letters).toBeVisible()
    expect(letters.element().textContent).toContain('\u2068钟 🔔\u2069')
    await untilPrinted(pageOf(1).getByText('Empath', { exact: true }))
  })

  test('follows every change of the options, which are stored for the next time', async () => {
    const { unmount } = await openExport()
    await untilShown()
    await expect.poll(() => svgOf(1)?.getAttribute('width'), { timeout }).toBe('2381')
    await page.getByRole('radio', { name: 'Letter' }).click()
    await page.getByRole('checkbox', { name: 'Night sheets' }).click()
    await untilPrinted(fileNote('1 page'))
    await expect.poll(() => svgOf(1)?.getAttribute('width'), { timeout }).toBe('2448')
    await page.getByLabelText('Copies').fill('3')
    await untilPrinted(fileNote('3 pages'))
    await page.getByRole('radio', { name: 'Half page' }).click()
    await untilPrinted(fileNote('2 pages'))
    await unmount()
    expect(storedPreferences()).toMatchObject({
      options: { paper: 'letter', parts: ['sheet'], copies: 3, size: 'half' }
    })
    await showExport()
    await untilShown()
    await expect.element(page.getByRole('radio', { name: 'Letter' })).toBeChecked()
    await expect.poll(() => svgOf(1)?.getAttribute('width'), { timeout }).toBe('2448')
  })

  test('is in the language chosen for the characters, with date and page number', async () => {
    await openExport()
    const language = page.getByLabelText('Language of the characters')
    await language.selectOptions('vi')
    await untilPrinted(pageOf(1).getByText('Dân làng', { exact: true }))
    await untilPrinted(pageOf(1).getByText('Đầu bếp', { exact: true }))
    await language.selectOptions('de')
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(new Date())
    for (const number of [1, 2]) await untilPrinted(pageOf(number).getByText(`${day}, Seite ${number} von 2`))
  })

  test('prints an accent too light to read darker, and the dialog says so', async () => {
    await openExport()
    await untilShown()
    const note = page.getByText('Too light to read on paper')
    await page.getByRole('checkbox', { name: 'Accent colour' }).click()
    await page.getByLabelText('For title, lines and headings').fill('#ffe901')
    await expect.element(note).toBeVisible()
    await expect
      .poll(() => svgOf(1)?.querySelectorAll('[fill="#827600"]').length, { timeout })
      .toBeGreaterThan(0)
    expect(svgOf(1)?.querySelectorAll('[fill="#ffe901"]')).toHaveLength(0)
    await expectAccessible(sidebar())
    await page.getByLabelText('For title, lines and headings').fill('#7a1f5c')
    await expect.poll(() => note.length).toBe(0)
  })
})

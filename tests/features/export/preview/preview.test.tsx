import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript } from '../../../core/script-builders.ts'
import {
  fileNote,
  openExport,
  pageOf,
  printTimeout,
  showExport,
  storedPreferences,
  timeout,
  untilPrinted,
  untilShown
} from '../export-helpers.tsx'

const place = () => document.querySelector('.preview-position')?.textContent
const svgOf = (number: number) =>
  document.querySelectorAll('.preview-pages .preview-page')[number - 1]?.shadowRoot?.querySelector('svg')
const widthOf = (number: number) => pageOf(number).element().getBoundingClientRect().width

describe('the preview', { timeout: printTimeout }, () => {
  test('shows the real pages, whose text is real text', async () => {
    await openExport()
    await untilShown()
    await untilPrinted(pageOf(1).getByText('Empath', { exact: true }))
    expect(pageOf(1).getByText('by Mara Oakes').length).toBeGreaterThan(0)
    expect(pageOf(2).getByText('First night', { exact: true }).length).toBe(1)
    await untilPrinted(fileNote('2 pages'))
    await expectAccessible()
  })

  test('names the letters that no font has, and prints the rest', async () => {
    await openExport({ script: aScript({ title: '钟 🔔', characters: ['empath', 'imp'] }) })
    await untilShown()
    const banner = page.getByText('Letters that print as empty boxes')
    await expect.element(banner).toBeVisible()
    expect(banner.element().textContent).toContain('\u2068钟 🔔\u2069')
    await untilPrinted(pageOf(1).getByText('Empath', { exact: true }))
  })

  test('follows every change of the options, which are stored for the next time', async () => {
    const { unmount } = await openExport()
    await untilShown()
    expect(svgOf(1)?.getAttribute('width')).toBe('2381')
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
    await page.getByLabelText('For title, rules and headings').fill('#ffe901')
    await expect.element(note).toBeVisible()
    await expect
      .poll(() => svgOf(1)?.querySelectorAll('[fill="#827600"]').length, { timeout })
      .toBeGreaterThan(0)
    expect(svgOf(1)?.querySelectorAll('[fill="#ffe901"]')).toHaveLength(0)
    await expectAccessible()
    await page.getByLabelText('For title, rules and headings').fill('#7a1f5c')
    await expect.poll(() => note.length).toBe(0)
  })
})

describe('page navigation and zoom', { timeout: printTimeout }, () => {
  test('work by keys, buttons and thumbnails', async () => {
    await openExport()
    await untilShown()
    page.getByRole('group', { name: 'Pages of the print' }).element().focus()
    await userEvent.keyboard('{PageDown}')
    await expect.poll(place).toBe('2 / 2')
    await userEvent.keyboard('{Home}')
    await expect.poll(place).toBe('1 / 2')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(place).toBe('2 / 2')
    const before = widthOf(2)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => widthOf(2)).toBeCloseTo(before * 1.5, 0)
    await userEvent.keyboard('{Tab}')
    await page.getByRole('button', { name: 'Whole page' }).click()
    await expect.poll(() => widthOf(2)).toBeCloseTo(before, 0)
    await page.getByRole('button', { name: 'Page 1 of 2' }).click()
    await expect.poll(place).toBe('1 / 2')
  })

  test('on a phone, pages lie side by side and the dialog fits the width', async () => {
    await openExport({ width: 390, height: 844 })
    await untilShown()
    const [first, second] = [1, 2].map(number => pageOf(number).element().getBoundingClientRect())
    expect(first?.y).toBe(second?.y)
    expect(document.documentElement.scrollWidth).toBe(390)
    await expectAccessible()
  })
})

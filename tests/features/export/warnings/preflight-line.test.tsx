import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openExport, printOptions } from '../export-helpers.tsx'
import { respond, showPages } from '../fake-print-client.ts'

vi.mock('#features/export/worker/print-client.ts', () => import('../fake-print-client.ts'))

const line = () => document.querySelector('.export-preflight')
const summary = () => line()?.querySelector('summary')
const open = async () => {
  summary()?.click()
  await expect.poll(() => line()?.hasAttribute('open')).toBe(true)
}

describe('the line above the buttons', () => {
  test('says nothing before the pages are planned', async () => {
    await openExport()
    expect(line()).toBeNull()
    showPages(2)
    await expect.poll(() => summary()?.textContent).toBe('2 pages, 1 sheet on both sides')
  })

  test('names the smallest type, where teams are, and what is missing', async () => {
    await openExport()
    showPages(4, {
      smallest: { size: 7.125, part: 'night' },
      late: [{ page: 2, teams: ['minion', 'demon'] }]
    })
    respond('preview', { kind: 'letters', letters: ['☃', '☄'] })
    respond('preview', {
      kind: 'missing',
      images: [{ code: 'picture_type', use: 'icon', name: 'Owl', address: 'https://a.example/b.gif' }]
    })
    await expect
      .poll(() => summary()?.textContent)
      .toBe(
        'Smallest type: 7.1 pt · Minions and Demons on page 2 · 1 image missing · 2 letters print as boxes · 4 pages, 2 sheets on both sides'
      )
    await open()
    expect([...(line()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)[0]).toBe(
      'Smallest type: 7.1 pt (Night sheets)'
    )
    expect(line()?.querySelector('button')).toBeNull()
    await expectAccessible()
  })

  test('offers the option that helps, and the focus stays there', async () => {
    await openExport({ options: { size: 'half', columns: 1 } })
    showPages(1, { smallest: { size: 6.7, part: 'sheet' } })
    await expect.poll(() => summary()?.textContent).toBe('Smallest type: 6.7 pt')
    await open()
    await page.getByRole('button', { name: 'Use the full page' }).click()
    expect(printOptions().size).toBe('full')
    expect(document.activeElement).toBe(summary())
    await page.getByRole('button', { name: 'Use two columns' }).click()
    expect(printOptions().columns).toBe(2)
    await expect.poll(() => line()?.querySelector('button')).toBeNull()
  })

  test('offers one language for small type, and nothing for type that is large enough', async () => {
    await openExport({ options: { secondLanguage: 'de' } })
    showPages(1, { smallest: { size: 8.4, part: 'sheet' } })
    await expect.poll(() => summary()?.textContent).toBe('Smallest type: 8.4 pt')
    await open()
    expect(line()?.querySelector('button')).toBeNull()
    showPages(1, { smallest: { size: 6.7, part: 'sheet' } })
    await page.getByRole('button', { name: 'Print one language' }).click()
    expect(printOptions().secondLanguage).toBeUndefined()
  })

  test('stays above the buttons on phones', async () => {
    await openExport({ width: 390, height: 700 })
    showPages(2, { smallest: { size: 9, part: 'sheet' } })
    await expect.poll(() => summary()?.textContent).toContain('9 pt')
    const [box, foot] = [line(), document.querySelector('.dialog-foot')].map(each =>
      each?.getBoundingClientRect()
    )
    expect(Math.abs((box?.bottom ?? 0) - (foot?.top ?? 99))).toBeLessThan(2)
  })
})

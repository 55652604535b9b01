import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Preflight } from '#print/preflight.ts'
import type { PrintOptions, PrintPart } from '#print/print-options.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openExport, openPreflight, printOptions } from '../export-helpers.tsx'
import { lastRequest, plainPreflight, respond, showPages } from '../fake-print-client.ts'

vi.mock('#features/export/worker/print-client.ts', () => import('../fake-print-client.ts'))

const line = () => document.querySelector('.export-preflight')
const summary = () => line()?.querySelector('summary')
const said = () => summary()?.textContent
const items = () =>
  [...(line()?.querySelectorAll(':scope > ul > li') ?? [])].map(({ textContent }) => textContent)
const buttons = () => [...(line()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)

/** Shows a print with these facts, and opens the list. */
async function openList(facts: Partial<Preflight>, options: Partial<PrintOptions> = {}) {
  await openExport({ options })
  // Texts of a second language have to load first.
  await expect.poll(() => lastRequest('preview')).toBeDefined()
  showPages(1, facts)
  await openPreflight()
}

const smallType = (part: PrintPart) => ({ types: [{ part, size: 6.7 }] })

const press = (name: string) => page.getByRole('button', { name }).click()

const owl = { code: 'picture_type', use: 'icon', name: 'Owl', address: 'https://a.example/b.gif' } as const

describe('the line above the buttons', () => {
  test('says nothing before the pages are planned', async () => {
    await openExport()
    expect(line()).toBeNull()
    showPages(2)
    await expect.poll(said).toBe('2 pages, 1 sheet double-sided')
  })

  test('names the smallest type, where teams are, and what is missing', async () => {
    await openList({
      ...plainPreflight(4),
      types: [
        { part: 'night', size: 7.125 },
        { part: 'sheet', size: 7.8 },
        { part: 'infoCards', size: 12 }
      ],
      late: { teams: ['minion', 'demon'], first: 2, last: 3, isHalf: false }
    })
    respond('preview', { kind: 'letters', letters: ['☃', '☄'] }, { kind: 'missing', images: [owl] })
    await expect
      .poll(said)
      .toBe(
        'Smallest type: 7.1 pt · Minions and Demons on pages 2–3 · 1 image missing · 2 letters print as boxes · 4 pages, 2 sheets double-sided'
      )
    expect(items()).toEqual([
      expect.stringContaining('Smallest type: 7.1 pt (Night sheets)'),
      expect.stringContaining('Smallest type: 7.8 pt (Character sheet)'),
      'Minions and Demons on pages 2–3',
      expect.stringContaining('Owl'),
      expect.stringContaining('☃ ☄'),
      '4 pages, 2 sheets double-sided'
    ])
    await expectAccessible()
  })

  test('tells screen readers what is missing', async () => {
    await openExport()
    showPages(1)
    respond('preview', { kind: 'missing', images: [owl] })
    await expect.poll(said).toBe('1 image missing')
    const status = page.getByRole('status').filter({ hasText: '1 image missing' })
    await expect.element(status).toBeInTheDocument()
  })

  test('lays pages with missing images out again', async () => {
    await openList({ types: [{ part: 'sheet', size: 9 }] })
    respond('preview', { kind: 'missing', images: [owl] })
    await press('Try again')
    await expect.poll(() => lastRequest('preview')?.request).toMatchObject({ kind: 'preview', again: true })
  })

  test('names half pages', async () => {
    await openExport({ options: { size: 'half' } })
    showPages(1, { late: { teams: ['demon'], first: 2, last: 2, isHalf: true } })
    await expect.poll(said).toBe('Demons on half page 2')
  })

  test('stays above the buttons on phones', async () => {
    await openExport({ width: 390, height: 700 })
    showPages(2, { types: [{ part: 'sheet', size: 9 }] })
    await expect.poll(said).toContain('9 pt')
    const [box, foot] = [line(), document.querySelector('.dialog-foot')].map(each =>
      each?.getBoundingClientRect()
    )
    expect(Math.abs((box?.bottom ?? 0) - (foot?.top ?? 99))).toBeLessThan(2)
  })
})

describe('an option that helps', () => {
  test.each<[string, PrintPart, Partial<PrintOptions>, Partial<Preflight>, Partial<PrintOptions>]>([
    ['Use a page for each night', 'night', {}, {}, { nights: 'large' }],
    ['Print single pages', 'sheet', { imposition: 'booklet', size: 'half' }, {}, { imposition: 'none' }],
    ['Use the full page', 'sheet', { size: 'half', columns: 1 }, {}, { size: 'full' }],
    ['Use two columns', 'sheet', { columns: 1 }, {}, { columns: 2 }],
    [
      'Use the back too',
      'sheet',
      { back: 'cover' },
      { hasBackTexts: true },
      { back: 'information', parts: ['sheet', 'back', 'night'] }
    ],
    ['Print strips', 'strips', { parts: ['strips'], stripSize: 'card' }, {}, { stripSize: 'strip' }],
    ['Use large print', 'sheet', {}, {}, { size: 'large' }]
  ])('%s', async (name, part, options, facts, changed) => {
    await openList({ ...smallType(part), ...facts }, options)
    expect(buttons()).toEqual([name])
    await press(name)
    expect(printOptions()).toMatchObject(changed)
    // The buttons of the next pages come with them, and the focus stays.
    await expect.poll(buttons).toEqual([])
    expect(document.activeElement).toBe(summary())
    expect(line()?.getAttribute('aria-busy')).toBe('true')
  })

  test('prints one language', async () => {
    await openList(
      { ...smallType('playerCards'), isBilingual: true },
      { secondLanguage: 'de', parts: ['playerCards'] }
    )
    await press('Print one language')
    expect(printOptions().secondLanguage).toBeUndefined()
  })

  test('is offered for each part with small type', async () => {
    await openList({ types: [...smallType('sheet').types, { part: 'night', size: 7 }] })
    expect(buttons()).toEqual(['Use large print', 'Use a page for each night'])
  })

  test('is not offered for type that is large enough, or where no option helps', async () => {
    await openList({ types: [{ part: 'sheet', size: 8.4 }] })
    expect(buttons()).toEqual([])
    showPages(1, smallType('tokens'))
    await expect.poll(items).toEqual(['Smallest type: 6.7 pt (Tokens to cut out)'])
    expect(buttons()).toEqual([])
  })

  test('doesn’t replace a cover by jinxes', async () => {
    await openList({ ...smallType('sheet'), hasBackTexts: true }, { back: 'cover', parts: ['sheet', 'back'] })
    expect(buttons()).toEqual(['Use large print'])
  })

  test('brings teams to the first page', async () => {
    const late = { teams: ['demon'], first: 2, last: 2, isHalf: false } as const
    await openList({ late }, { columns: 1 })
    expect(buttons()).toEqual(['Use two columns'])
    await press('Use two columns')
    showPages(1, { late })
    await expect.poll(() => line()?.getAttribute('aria-busy')).toBe('false')
    expect(buttons()).toEqual([])
  })

  test.each([{ size: 'large' }, { imposition: 'booklet' }] as const)(
    'is not offered for the many pages of %o',
    async options => {
      await openList(
        { late: { teams: ['demon'], first: 2, last: 4, isHalf: false }, isBilingual: true },
        { ...options, columns: 1 }
      )
      expect(buttons()).toEqual([])
    }
  )

  test('brings the backs of tokens behind their fronts', async () => {
    await openList({ split: ['tokens'] }, { parts: ['sheet', 'tokens'] })
    expect(said()).toBe('Tokens to cut out: fronts and backs on different sheets')
    await press('Print only this part')
    expect(printOptions().parts).toEqual(['tokens'])
  })
})

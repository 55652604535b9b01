import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PrintExcess } from '#print/print-limits.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { downloadPdf, openExport } from './export-helpers.tsx'
import { lastRequest, respond, showPages } from './fake-print-client.ts'

vi.mock('#features/export/worker/print-client.ts', () => import('./fake-print-client.ts'))

const refuse = (excess: PrintExcess) => respond('preview', { kind: 'excess', excess })

test.each([
  ['jinxes', '1,420 jinxes are too many for a print; the limit is 300. Turn off “Jinxes”.', 300],
  [
    'houseRules',
    '1,420 house rules are too many for a print; the limit is 100. Turn off “House rules”.',
    100
  ],
  [
    'tokens',
    '1,420 tokens are too many for a print; the limit is 800. Print fewer of them, or turn off “Tokens to cut out”.',
    800
  ],
  [
    'tokenLetters',
    'The tokens of this print have 1,420 letters; the limit is 900. Print fewer of them, or turn off “Tokens to cut out”.',
    900
  ],
  ['text', 'A text of the script has 1,420 letters; the limit for a print is 900. Shorten the text.', 900],
  [
    'letters',
    'The texts of this print have 1,420 letters; the limit is 900. Choose fewer kinds of pages.',
    900
  ],
  [
    'marks',
    'The texts of this print have 1,420 marks such as * and line breaks; the limit is 900. Choose fewer kinds of pages.',
    900
  ],
  ['pages', 'This print has 1,420 pages; the limit is 300. Choose fewer kinds of pages.', 300]
] as const)('says when a print has too many %s', async (kind, text, limit) => {
  await openExport()
  refuse({ kind, count: 1420, limit })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(downloadPdf()).toHaveAttribute('aria-disabled', 'true')
})

test('the option that helps brings the pages back', async () => {
  await openExport()
  showPages(1)
  refuse({ kind: 'houseRules', count: 2000, limit: 100 })
  await expect.element(page.getByText('2,000 house rules')).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'House rules' }).click()
  await expect
    .poll(() => lastRequest('preview')?.request)
    .toMatchObject({ job: { options: { houseRules: false, jinxes: true } } })
  showPages(2)
  await expect.element(page.getByText('2,000 house rules')).not.toBeInTheDocument()
  await expect.element(downloadPdf()).toBeEnabled()
})

import { expect, test, vi } from 'vitest'
import { planJob } from '#features/export/worker/print-input.ts'
import type { PrintJob } from '#features/export/worker/print-protocol.ts'
import { flowEntries } from '#print/almanac/flow-entries.ts'
import { planAlmanac } from '#print/almanac/plan-almanac.ts'
import { planCharacterSheet } from '#print/character-sheet/plan-character-sheet.ts'
import { noImages } from '#print/page/page-image.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { aCast, kit, usualIds } from './print-helpers.ts'

vi.mock('#print/character-sheet/plan-character-sheet.ts', { spy: true })
vi.mock('#print/almanac/plan-almanac.ts', { spy: true })
vi.mock('#print/almanac/flow-entries.ts', { spy: true })

test('a PDF with copies is planned once, also to count its pages', async () => {
  const job: PrintJob = {
    cast: aCast({ characters: usualIds.slice(0, 6) }),
    options: { ...defaultPrintOptions, parts: ['sheet', 'almanac'], copies: 2 },
    language: 'en',
    day: '2026-11-21'
  }
  const plan = planJob(job, { images: noImages, warnings: [] }, kit)
  expect(plan.pages.length).toBeGreaterThan(1)
  await sheetPdf(plan, kit)
  expect(planCharacterSheet).toHaveBeenCalledTimes(1)
  expect(planAlmanac).toHaveBeenCalledTimes(1)
  expect(flowEntries).toHaveBeenCalledTimes(1)
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $drawingRepairs } from '#stores/drawings/open-drawing.ts'
import { $isOpeningDrawing } from '#stores/drawings/open-drawing-of.ts'
import { openBuilder } from '../../../components/open-builder.tsx'

test('a file with thousands of broken layers is told about in a few lines', async () => {
  await openBuilder({ screen: 'iconEditor' })
  await expect.poll(() => $isOpeningDrawing.get()).toBe(false)
  $drawingRepairs.set(
    Array.from({ length: 5000 }, (_, index) => ({ kind: 'layer', layer: index + 1, reason: 'invalid' }))
  )
  await expect.element(page.getByText('Showing 10 of 5000.')).toBeVisible()
  expect(document.querySelectorAll('.drawing-repairs li')).toHaveLength(10)
})

import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))

test('a row with every mark has few elements, since each is styled, laid out and kept for every character', async () => {
  await openBuilder({ script: aScript({ characters: ['poppygrower', 'spy'] }) })
  const row = () => document.querySelector('.script-row:has([data-handle="poppygrower"])')
  await expect.poll(() => row()?.querySelectorAll('.character-row-marks [role="img"]').length).toBe(3)
  await expect.poll(() => row()?.querySelectorAll('use').length).toBe(1)
  expect(row()?.querySelectorAll('*').length).toBeLessThanOrEqual(21)
})

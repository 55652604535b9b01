import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

test.each([
  ['after the page where they are a bar at the bottom', 390, false],
  ['before the page where they are a column at the left', 1280, true]
])('the tabs come %s', async (_, width, isFirst) => {
  await openBuilder({ width, script: aScript({ characters: ['imp'] }) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  document.querySelector<HTMLElement>('.builder-tabs a')?.focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.closest('.builder-page') === null).toBe(isFirst)
})

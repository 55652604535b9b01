import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features })

beforeEach(async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }])
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
})
afterEach(() => emulate([]))

test('where the system sets the colours, a dialog has an edge, and the current tab its marker', async () => {
  await openBuilder({ screen: 'share', script: aScript({ characters: ['imp'] }) })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  expect(getComputedStyle(dialog.element()).borderTopWidth).toBe('1px')
  const tab = document.querySelector('.builder-tabs [aria-current]')
  const colourOf = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor
  expect(tab && colourOf(tab, '::after')).not.toBe(colourOf(document.body))
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $shownVariant } from '#stores/drawings/open-drawing.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { waitFor } from '../../wait.ts'
import { openEditor, square } from './open-editor.tsx'
import { stage, stageReady } from './pointers.ts'

const layers = [
  square('Body', {
    outlines: [
      { width: 4, colour: '#ffffff' },
      { width: 2, colour: '#000000' }
    ],
    shadow: { x: 1, y: 1, blur: 4, colour: '#000000', opacity: 0.5 },
    fill: { kind: 'gradient', from: '#ffffff', to: '#000000', angle: 0 }
  }),
  square('Wing', { isLocked: true, isHidden: true })
]

describe.each([390, 1000, 1440])('at %i px', width => {
  test('an editor with layers is accessible, and doesn’t scroll sideways', async () => {
    await openEditor({ layers, selected: ['Body'], width })
    await stageReady()
    const parts = width < 1200 ? ['Layers', 'Style', 'Variants'] : ['Variants']
    for (const part of parts) {
      await page.getByRole('radio', { name: part }).click({ force: true })
      await expectAccessible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  test('an empty logo is accessible, and offers two ways on', async () => {
    await openEditor({ kind: 'logo', width })
    await stageReady()
    await expect.element(page.getByText('Start with a preset, or with a layer of your own.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Choose a preset' }).click()
    await expect.element(page.getByRole('radio', { name: 'Presets' })).toBeChecked()
    await page.getByRole('button', { name: 'Add a layer' }).click()
    await expect.element(page.getByRole('radio', { name: 'Add' })).toBeChecked()
  })
})

test('on a phone, canvas and parts are seen together', async () => {
  await openEditor({ layers, selected: ['Body'], width: 390, height: 844 })
  await stageReady()
  await page.getByRole('radio', { name: 'Style' }).click({ force: true })
  const part = page.getByRole('region', { name: 'Style' }).element()
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(844)
  expect(part.scrollHeight).toBeGreaterThan(part.clientHeight)
  expect(part.clientHeight).toBeGreaterThan(240)
})

test('a phone that was held sideways shows the whole editor again', async () => {
  await openEditor({ layers, width: 844, height: 390 })
  await stageReady()
  const part = page.getByRole('region', { name: 'Add' }).element().getBoundingClientRect()
  expect(part.left).toBeGreaterThan(stage().getBoundingClientRect().right)
  await page.viewport(390, 844)
  await expect.poll(() => stage().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a part begins at its top', async () => {
  await openEditor({ layers, selected: ['Body'], width: 390, height: 844 })
  await stageReady()
  const part = (name: string) => page.getByRole('region', { name }).element()
  await page.getByRole('radio', { name: 'Style' }).click({ force: true })
  part('Style').scrollTo(0, 300)
  expect(part('Style').scrollTop).toBe(300)
  await page.getByRole('radio', { name: 'Variants' }).click({ force: true })
  expect(part('Variants').scrollTop).toBe(0)
})

test('on a phone, a text that was added is typed next', async () => {
  await openEditor({ width: 390, height: 844 })
  await stageReady()
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect.element(page.getByRole('radio', { name: 'Style' })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus()
})

test('an icon is shown as each variant', async () => {
  await openEditor({ layers: [square('Body')] })
  await stageReady()
  await page.getByRole('radio', { name: 'Evil' }).click({ force: true })
  expect($shownVariant.get()).toBe('evil')
  await waitFor(() =>
    expect(document.querySelector('.stage-drawing stop')?.getAttribute('stop-color')).toBe('#b21a1d')
  )
})

test.each([360, 768])('an empty icon says within the drawing how to begin, at %i px', async width => {
  await openEditor({ width, height: 844 })
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => box('.empty-drawing').width).toBeGreaterThan(0)
  for (const part of [
    '.empty-drawing > p',
    '.empty-drawing button:first-child',
    '.empty-drawing button:last-child'
  ]) {
    expect(box(part).left).toBeGreaterThanOrEqual(box('.stage-drawing').left)
    expect(box(part).right).toBeLessThanOrEqual(box('.stage-drawing').right)
  }
})

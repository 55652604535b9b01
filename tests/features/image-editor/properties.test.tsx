import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $openDrawing, changeDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { waitFor } from '../../wait.ts'
import { openEditor, square } from './open-editor.tsx'
import { layerOf, stageReady } from './pointers.ts'

const layers = [square('Body', { x: 150, y: 150 }), square('Wing', { x: 400, y: 350 })]

async function open(selected: readonly string[] = ['Body']) {
  await openEditor({ layers, selected })
  await stageReady()
}

const slide = (name: string, value: string) => {
  const slider = page.getByRole('slider', { name, exact: true }).element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

test('without a selection, a sentence says what to do', async () => {
  await openEditor({ layers, part: 'layers' })
  await expect.element(page.getByText('Select a layer to change how it looks.')).toBeVisible()
})

describe('position and size', () => {
  test('are numbers from the upper left corner of the drawing', async () => {
    await open()
    await userEvent.fill(page.getByRole('spinbutton', { name: 'X' }), '10')
    expect(layerOf('Body')).toMatchObject({ x: 60, y: 150 })
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Width' }), '200')
    expect(layerOf('Body')).toMatchObject({ scaleX: 2, scaleY: 2, x: 110, y: 200 })
    await page.getByRole('switch', { name: 'Keep proportions' }).click()
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Height' }), '100')
    expect(layerOf('Body')).toMatchObject({ scaleX: 2, scaleY: 1 })
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Rotation' }), '45')
    expect(layerOf('Body').rotation).toBe(45)
  })

  test('follow buttons that flip, align and fit', async () => {
    await open()
    await page.getByRole('button', { name: 'Flip horizontally' }).click()
    expect(layerOf('Body').scaleX).toBe(-1)
    await page.getByRole('button', { name: 'Align right' }).click()
    await page.getByRole('button', { name: 'Align to the bottom' }).click()
    expect(layerOf('Body')).toMatchObject({ x: 489, y: 489 })
    await page.getByRole('button', { name: 'Centre horizontally' }).click()
    await page.getByRole('button', { name: 'Align to the top' }).click()
    expect(layerOf('Body')).toMatchObject({ x: 269.5, y: 50 })
    await page.getByRole('button', { name: 'Fit to the drawing' }).click()
    expect(layerOf('Body')).toMatchObject({ x: 269.5, y: 269.5, scaleX: -5.39, scaleY: 5.39 })
  })

  test('a fitted layer leaves room for its outlines', async () => {
    const outlines = [
      { width: 10, colour: '#ffffff' },
      { width: 9.5, colour: '#000000' }
    ]
    await openEditor({ layers: [square('Body', { outlines })], selected: ['Body'] })
    await page.getByRole('radio', { name: 'Layers' }).click()
    await page.getByRole('button', { name: 'Fit to the drawing' }).click()
    expect(layerOf('Body')).toMatchObject({ x: 269.5, y: 269.5, scaleX: 5, scaleY: 5 })
  })
})

describe('looks', () => {
  test('a fill is one colour, a gradient or that of the team', async () => {
    await open()
    await page.getByRole('combobox', { name: 'Colour' }).selectOptions('One colour')
    await userEvent.fill(page.getByRole('textbox', { name: 'Colour: code' }), '#85171A')
    expect(layerOf('Body').fill).toEqual({ kind: 'flat', colour: '#85171a' })
    await page.getByRole('combobox', { name: 'Colour' }).selectOptions('Gradient')
    expect(layerOf('Body').fill).toMatchObject({ kind: 'gradient', from: '#85171a' })
    await page.getByRole('button', { name: 'Second colour: palette' }).click()
    await page.getByRole('menuitem', { name: 'Paper' }).click()
    expect(layerOf('Body').fill).toMatchObject({ to: '#f6ecd6' })
    await page.getByRole('button', { name: 'First colour: palette' }).click()
    await expect.element(page.getByRole('menuitem', { name: '#f6ecd6' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('combobox', { name: 'Colour' }).selectOptions('Team gradient')
    expect(layerOf('Body').fill).toEqual({ kind: 'team' })
  })

  test('a variant’s own fill is named, and goes', async () => {
    await open()
    changeDrawing(drawing => {
      const good = { ...drawing.variants.good, fills: { Body: { kind: 'flat' as const, colour: '#000000' } } }
      return { ...drawing, variants: { ...drawing.variants, good } }
    })
    await page.getByRole('button', { name: 'Use the common colour' }).click()
    expect($openDrawing.get().drawing.variants.good.fills).toEqual({})
  })

  test('a slider that is dragged is one undo step', async () => {
    await open()
    slide('Opacity', '80')
    slide('Opacity', '55')
    slide('Opacity', '30')
    expect(layerOf('Body').opacity).toBe(0.3)
    undoDrawing()
    expect(layerOf('Body').opacity).toBe(1)
  })

  test('outlines, shadow, texture and cut-out', async () => {
    await open()
    await page.getByRole('switch', { name: 'Outline', exact: true }).click()
    slide('Outline width', '12')
    await page.getByRole('switch', { name: 'Second outline' }).click()
    expect(layerOf('Body').outlines.map(({ width }) => width)).toEqual([12, 6])
    await page.getByRole('switch', { name: 'Shadow' }).click()
    slide('Blur', '20')
    expect(layerOf('Body').shadow).toMatchObject({ blur: 20 })
    slide('Paper texture', '40')
    expect(layerOf('Body').texture).toBe(0.4)
    await page.getByRole('switch', { name: 'Cut-out' }).click()
    expect(layerOf('Body').isCutOut).toBe(true)
    await page.getByRole('switch', { name: 'Shadow' }).click()
    expect(layerOf('Body')).not.toHaveProperty('shadow')
  })

  test('several layers change together', async () => {
    await open(['Body', 'Wing'])
    await expect.element(page.getByText('2 layers')).toBeVisible()
    slide('Opacity', '50')
    expect([layerOf('Body').opacity, layerOf('Wing').opacity]).toEqual([0.5, 0.5])
    await page.getByRole('button', { name: 'Align left' }).click()
    await waitFor(() => expect([layerOf('Body').x, layerOf('Wing').x]).toEqual([50, 300]))
  })
})

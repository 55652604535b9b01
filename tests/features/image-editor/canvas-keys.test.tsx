import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $openDrawing, $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { $script } from '#stores/script.ts'
import { waitFor } from '../../wait.ts'
import { openEditor, square } from './open-editor.tsx'
import { layerOf, stageReady } from './pointers.ts'

const layers = [square('Body', { x: 150, y: 150 }), square('Wing', { x: 400, y: 350 })]
const canvas = page.getByRole('application', { name: 'Canvas' })
const said = () => document.querySelector('[aria-live="polite"].unseen')?.textContent
const ids = () => $openDrawing.get().drawing.layers.map(({ id }) => id)

async function open(selected: readonly string[] = ['Body']) {
  await openEditor({ layers, selected })
  await stageReady()
  document.querySelector<HTMLElement>('.stage')?.focus()
}

describe('the keys of the canvas', () => {
  beforeEach(() => open())

  test('are described, and the canvas is one tab stop', async () => {
    await expect.element(canvas).toHaveFocus()
    await expect.element(canvas).toHaveAccessibleDescription(/Arrow keys move.*Press \?/)
    expect(document.querySelectorAll('.stage [tabindex], .stage button')).toHaveLength(0)
  })

  test('move by 1, with Shift by 10, and say where the layer is', async () => {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(layerOf('Body')).toMatchObject({ x: 152, y: 140 })
    expect(said()).toBe('Body: 102, 90')
  })

  test('rotate by brackets and by Alt and arrows', async () => {
    await userEvent.keyboard(']]')
    expect(layerOf('Body').rotation).toBe(2)
    expect(said()).toBe('Body: rotated 2°')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    expect(layerOf('Body').rotation).toBe(-13)
  })

  test('scale', async () => {
    await userEvent.keyboard('+')
    expect(layerOf('Body').scaleX).toBeCloseTo(1.05)
    expect(said()).toBe('Body: 105 by 105')
    await userEvent.keyboard('-')
    expect(layerOf('Body').scaleX).toBeCloseTo(1)
  })

  test('order layers', async () => {
    await userEvent.keyboard('{PageUp}')
    expect(ids()).toEqual(['Wing', 'Body'])
    expect(said()).toBe('Body: layer 1 of 2 from the top')
    await userEvent.keyboard('{PageDown}')
    expect(ids()).toEqual(['Body', 'Wing'])
  })

  test('select the next layer, all and none', async () => {
    await userEvent.keyboard('n')
    expect($selection.get()).toEqual(['Wing'])
    expect(said()).toBe('Selected: Wing')
    await userEvent.keyboard('{Control>}a{/Control}')
    expect($selection.get()).toEqual(['Body', 'Wing'])
    await userEvent.keyboard('{Escape}')
    expect($selection.get()).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    expect(said()).toBe('No layer is selected')
  })

  test('delete with an Undo in the notice, and duplicate', async () => {
    await userEvent.keyboard('{Delete}')
    expect(ids()).toEqual(['Wing'])
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    expect(ids()).toEqual(['Body', 'Wing'])
    expect($selection.get()).toEqual(['Body'])
    await canvas.click({ position: { x: 4, y: 4 } })
    $selection.set(['Body'])
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(ids()).toHaveLength(3)
    expect($selection.get()).not.toEqual(['Body'])
  })

  test('delete without an Undo that would revert something else', async () => {
    await userEvent.keyboard('{Delete}')
    const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    changeDrawing(drawing => ({ ...drawing, layers: [] }))
    await expect.element(undo).not.toBeInTheDocument()
  })

  test('show all keys', async () => {
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keys and gestures' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(canvas).toHaveFocus()
  })

  test('leave locked layers alone', async () => {
    const { id, name, drawing } = $openDrawing.get()
    $openDrawing.set({
      id,
      name,
      drawing: { ...drawing, layers: drawing.layers.map(layer => ({ ...layer, isLocked: true })) }
    })
    await waitFor(() => expect(layerOf('Body').isLocked).toBe(true))
    await userEvent.keyboard('{ArrowRight}')
    expect(layerOf('Body').x).toBe(150)
    expect(said()).toBe('Locked: Body')
    await userEvent.keyboard('{Delete}')
    expect(ids()).toEqual(['Body', 'Wing'])
  })
})

test('Ctrl+Z undoes in the drawing wherever the focus is, and never in the script', async () => {
  await open()
  const { setTitle } = await import('#stores/metadata.ts')
  setTitle('Midnight')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(layerOf('Body').x).toBe(150)
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(layerOf('Body').x).toBe(151)
  document.querySelector<HTMLElement>('input[type="range"]')?.focus()
  await userEvent.keyboard(
    '{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}'
  )
  expect(layerOf('Body').x).toBe(150)
  expect($script.get().title).toBe('Midnight')
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $openDrawing, $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { countRenders } from '../../components/count-renders.ts'
import { waitFor } from '../../wait.ts'
import { openEditor, square } from './open-editor.tsx'
import { layerOf, stageReady } from './pointers.ts'

const layers = [square('Body'), square('Wing'), square('Eye')]
const list = page.getByRole('list', { name: 'Layers' })
const names = () =>
  [...document.querySelectorAll('.layer-list li [aria-pressed]')].map(button => button.textContent)

async function open() {
  await openEditor({ layers, part: 'layers' })
  await stageReady()
}

async function openMenu(name: string, item: string) {
  await page.getByRole('button', { name: `Move ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('the topmost layer is first, and a press on its name selects it', async () => {
  await open()
  expect(names()).toEqual(['Eye', 'Wing', 'Body'])
  await list.getByRole('button', { name: 'Wing', exact: true }).click()
  expect($selection.get()).toEqual(['Wing'])
  await list.getByRole('button', { name: 'Body', exact: true }).click({ modifiers: ['Shift'] })
  expect($selection.get()).toEqual(['Wing', 'Body'])
  await expect
    .element(list.getByRole('button', { name: 'Body', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('layers are hidden and locked', async () => {
  await open()
  await page.getByRole('button', { name: 'Hide Wing' }).click()
  expect(layerOf('Wing').isHidden).toBe(true)
  expect(document.querySelector('[data-layer="Wing"]')).toBeNull()
  await page.getByRole('button', { name: 'Show Wing' }).click()
  await page.getByRole('button', { name: 'Lock Wing', exact: true }).click()
  expect(layerOf('Wing').isLocked).toBe(true)
  await page.getByRole('button', { name: 'Unlock Wing' }).click()
  expect(layerOf('Wing').isLocked).toBe(false)
})

test('the menu orders, renames, copies, cuts out and deletes', async () => {
  await open()
  await openMenu('Eye', 'Move to the bottom')
  expect(names()).toEqual(['Wing', 'Body', 'Eye'])
  await openMenu('Eye', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the layer' }), 'Iris')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Wing', 'Body', 'Iris']))
  await openMenu('Iris', 'Duplicate')
  expect(names()).toEqual(['Wing', 'Body', 'Iris', 'Iris'])
  await openMenu('Wing', 'Use as cut-out')
  expect(layerOf('Wing').isCutOut).toBe(true)
  await openMenu('Body', 'Delete')
  expect(names()).toEqual(['WingCut-out', 'Iris', 'Iris'])
})

test('keys move a layer', async () => {
  await open()
  document.querySelector<HTMLElement>('[data-handle="Eye"]')?.focus()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(names()).toEqual(['Wing', 'Eye', 'Body'])
})

test('of 60 layers, a change renders one row, and a selection two', async () => {
  await openEditor({
    layers: Array.from({ length: 60 }, (_, index) => square(`Layer ${index}`)),
    part: 'layers'
  })
  await stageReady()
  await waitFor(() => expect(names()).toHaveLength(60))
  $selection.set(['Layer 3'])
  await waitFor(() => expect(document.querySelectorAll('.layer-list [aria-pressed="true"]')).toHaveLength(1))
  const selected = await countRenders(() => $selection.set(['Layer 9']))
  expect(selected.LayerRow).toBe(2)
  const renamed = await countRenders(() =>
    changeDrawing(drawing => ({
      ...drawing,
      layers: drawing.layers.map(layer => (layer.id === 'Layer 5' ? { ...layer, name: 'Nose' } : layer))
    }))
  )
  expect(renamed.LayerRow).toBe(1)
  expect($openDrawing.get().drawing.layers).toHaveLength(60)
})

import { useStore } from '@nanostores/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import { AdjustPanel } from '#features/image-editor/adjust/adjust-panel.tsx'
import type { ImageLayer } from '#features/image-editor/adjust/change-image.ts'
import { storeDrawingImage } from '#stores/drawings/drawing-images.ts'
import { $openDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { waitUntil } from '../../../wait.ts'
import { discFile, photoFile } from '../draw-image-file.ts'

const layerOf = (): ImageLayer => {
  const [layer] = $openDrawing.get().drawing.layers
  if (layer?.content.kind !== 'image') throw new Error('no image')
  return { ...layer, content: layer.content }
}
const adjustments = () => layerOf().content.adjustments

function Panel() {
  const [layer] = useStore($openDrawing).drawing.layers
  return layer?.content.kind === 'image' && <AdjustPanel layer={{ ...layer, content: layer.content }} />
}

/** Pixels beside the panel, into which the “?” of a field may be pressed. */
const gutter = 16

async function openPanel(file: Blob, width: number, height: number, panelWidth = 320) {
  const stored = await storeDrawingImage(file)
  if (!stored.ok) throw new Error('not stored')
  const drawing = emptyDrawing('icon')
  const content = {
    kind: 'image' as const,
    image: stored.value,
    width,
    height,
    crop: { x: 0, y: 0, width, height },
    adjustments: {}
  }
  $openDrawing.set({
    id: 'a',
    name: '',
    drawing: { ...drawing, layers: [newLayer('layer', content, drawing)] }
  })
  return render(
    <main style={{ boxSizing: 'content-box', width: panelWidth, padding: `0 ${gutter}px` }}>
      <Panel />
    </main>
  )
}

const openDisc = async () => openPanel(await discFile(), 200, 200)

/** Moves a slider, as the arrow keys do. */
async function slide(name: string, presses: number) {
  const slider = page.getByRole('slider', { name })
  await slider.click()
  const before = Number((slider.element() as HTMLInputElement).value)
  for (let press = 0; press < presses; press++) await userEvent.keyboard('{ArrowRight}')
  expect((slider.element() as HTMLInputElement).valueAsNumber).toBe(before + presses)
}

beforeEach(() => page.viewport(800, 1200))

describe('the background', () => {
  test('is removed by the border’s main colour, by another one, or by one picked in the image', async () => {
    const screen = await openDisc()
    await expect.element(screen.getByRole('button', { name: 'Reset image' })).toBeDisabled()
    await screen.getByRole('radio', { name: 'By colour' }).click()
    await waitUntil(() => adjustments().background)
    expect(adjustments().background).toMatchObject({ kind: 'colour', tolerance: 0.3 })
    await screen.getByRole('radio', { name: 'Colour 1 of the border: #ffffff' }).click()
    expect(adjustments().background).toMatchObject({ colour: '#ffffff' })

    const picker = screen.getByRole('button', { name: 'Pick the colour to remove in the image' })
    await picker.click()
    await waitUntil(() => JSON.stringify(adjustments().background).includes('#c81414'))
    await screen.getByLabelText('Other colour').fill('#00ff00')
    expect(adjustments().background).toMatchObject({ colour: '#00ff00' })
    undoDrawing()
    expect(adjustments().background).toMatchObject({ colour: '#c81414' })
    await screen.getByRole('radio', { name: 'Off' }).click()
    expect(adjustments()).toEqual({})
  })

  test('is removed by edges, and from further points, by clicks and by keys', async () => {
    const screen = await openDisc()
    await screen.getByRole('radio', { name: 'By edges' }).click()
    const picker = screen.getByRole('button', { name: 'Pick a part to remove in the image' })
    await picker.click({ position: { x: 30, y: 30 } })
    const { width } = picker.element().getBoundingClientRect()
    const points = () => {
      const { background } = adjustments()
      return background?.kind === 'edges' ? background.points : []
    }
    expect(Math.abs((points()[0]?.x ?? 0) - (30 / width) * 200)).toBeLessThan(2)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}')
    expect(points()).toHaveLength(2)
    expect(Math.abs((points()[1]?.x ?? 0) - (points()[0]?.x ?? 0) - 20)).toBeLessThan(2)
    expect(Math.abs((points()[1]?.y ?? 0) - (points()[0]?.y ?? 0) - 11)).toBeLessThan(2)
    await expect.element(screen.getByText('2 parts picked')).toBeVisible()
    await screen.getByRole('button', { name: 'Undo last pick' }).click()
    expect(points()).toHaveLength(1)
  })
})

test('a slider shows its value, and its movement is one step of undo', async () => {
  const screen = await openDisc()
  await slide('Contrast', 0)
  const before = adjustments()
  await slide('Brightness', 5)
  await expect.element(screen.getByText('+5%')).toBeVisible()
  expect(adjustments().brightness).toBe(0.05)
  undoDrawing()
  expect(adjustments()).toEqual(before)
})

test('a photo becomes a drawing, with a threshold, and inverted', async () => {
  const screen = await openDisc()
  await screen.getByRole('switch', { name: 'Reduce to one colour' }).click()
  expect(adjustments()).toEqual({ threshold: 0.5 })
  await slide('Threshold', 3)
  expect(adjustments()).toEqual({ threshold: 0.53 })
  await screen.getByRole('switch', { name: 'Invert light and dark' }).click()
  expect(adjustments()).toEqual({ threshold: 0.53, isInverted: true })
  await screen.getByRole('switch', { name: 'Reduce to one colour' }).click()
  await screen.getByRole('switch', { name: 'Invert light and dark' }).click()
  expect(adjustments()).toEqual({})
})

test('trimming shows what is visible, at the same place; resetting shows the whole image', async () => {
  const screen = await openDisc()
  const { x, y } = layerOf()
  await screen.getByRole('radio', { name: 'By edges' }).click()
  await screen.getByRole('button', { name: 'Crop to content' }).click()
  await waitUntil(() => layerOf().content.crop.width < 200)
  expect(layerOf().content.crop).toMatchObject({ x: 50, y: 50, width: 100, height: 100 })
  expect(layerOf()).toMatchObject({ x, y })
  await screen.getByRole('button', { name: 'Reset image' }).click()
  expect(layerOf().content).toMatchObject({ adjustments: {}, crop: { x: 0, y: 0, width: 200, height: 200 } })
})

test('an image of which nothing is left says so when it is trimmed', async () => {
  const screen = await openPanel(await discFile(), 200, 200)
  await screen.getByRole('radio', { name: 'By colour' }).click()
  await screen.getByLabelText('Other colour').fill('#808080')
  const tolerance = screen.getByRole('slider', { name: 'Tolerance' })
  await tolerance.fill('100')
  await screen.getByRole('button', { name: 'Crop to content' }).click()
  await expect.element(screen.getByText(/Nothing of this image is visible/)).toBeVisible()
  expect(layerOf().content.crop.width).toBe(200)
})

test('before and after can be compared', async () => {
  const screen = await openDisc()
  const shown = () => document.querySelector<HTMLImageElement>('.adjust-picture > img')?.src
  await waitUntil(shown)
  await screen.getByRole('switch', { name: 'Invert light and dark' }).click()
  const after = await waitUntil(shown)
  await screen.getByRole('radio', { name: 'Before' }).click()
  await waitUntil(() => shown() !== after)
})

test('long work shows its progress, and Cancel goes back to what was finished', async () => {
  const screen = await openPanel(await photoFile(1200, 900), 1200, 900)
  await waitUntil(() => document.querySelector('.adjust-picture > img'))
  // A worker that never answers.
  const answer = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined)
  await screen.getByRole('switch', { name: 'Invert light and dark' }).click()
  await expect.element(screen.getByText('Adjusting the image…')).toBeVisible()
  await expectAccessible(document.querySelector('main') ?? undefined)
  answer.mockRestore()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(adjustments()).toEqual({})
  await expect.element(screen.getByText('Adjusting the image…')).not.toBeInTheDocument()
  // The worker that was stopped doesn't hold up the next change.
  await screen.getByRole('switch', { name: 'Invert light and dark' }).click()
  await expect.element(screen.getByText('Adjusting the image…')).not.toBeInTheDocument()
})

test('an image that this device lacks is explained', async () => {
  const screen = await openDisc()
  const { drawing } = $openDrawing.get()
  const layer = layerOf()
  $openDrawing.set({
    id: 'b',
    name: '',
    drawing: { ...drawing, layers: [{ ...layer, content: { ...layer.content, image: 'elsewhere' } }] }
  })
  await expect.element(screen.getByText(/This device doesn’t have the image/)).toBeVisible()
})

test.each([320, 358])('the panel is accessible, and fits %i px', async panelWidth => {
  const screen = await openPanel(await discFile(), 200, 200, panelWidth)
  const main = document.querySelector('main') ?? undefined
  await waitUntil(() => document.querySelector('.adjust-picture > img'))
  await screen.getByRole('switch', { name: 'Reduce to one colour' }).click()
  await screen.getByRole('radio', { name: 'By edges' }).click()
  await screen.getByRole('button', { name: 'Pick a part to remove in the image' }).click()
  await expectAccessible(main)
  await screen.getByRole('radio', { name: 'By colour' }).click()
  await expectAccessible(main)
  expect(main?.scrollWidth).toBeLessThanOrEqual(panelWidth + 2 * gutter)
})

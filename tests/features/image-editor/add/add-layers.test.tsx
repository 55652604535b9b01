import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newLayer } from '#core/drawing/drawing.ts'
import { addLayer } from '#core/drawing/layer-operations.ts'
import { $openDrawing, $selection, changeDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { $imagePicker, pickImage } from '#stores/image-picker.ts'
import { $session } from '#stores/session.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { chooseFiles, dropFiles, paste } from '../../../components/choose-file.ts'
import { waitFor } from '../../../wait.ts'
import { alert, layers, openAddPanel, pngFile, status } from './add-helpers.tsx'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const imageNames = () => layers().map(({ name, content }) => `${content.kind} ${name}`)
const count = (length: number) => waitFor(() => expect(layers()).toHaveLength(length))

test('adds a text and a frame, each a step to undo', async () => {
  await openAddPanel({ kind: 'logo' })
  await press('Add text')
  await press('Add a frame')
  expect(layers().map(({ content }) => content.kind)).toEqual(['text', 'frame'])
  expect(layers()[0]?.content).toMatchObject({ text: 'Text', font: 'first', size: 120 })
  expect(layers()[1]?.content).toMatchObject({ width: 1104, height: 368 })
  expect($selection.get()).toEqual([layers()[1]?.id])
  undoDrawing()
  expect(layers()).toHaveLength(1)
})

test('says when a drawing is full', async () => {
  await openAddPanel()
  const { drawing } = $openDrawing.get()
  const frame = { kind: 'frame', style: 'line', width: 9, height: 9, line: 1 } as const
  changeDrawing(empty =>
    Array.from({ length: 60 }).reduce<typeof empty>(
      (full, _, index) => addLayer(full, newLayer(`${index}`, frame, drawing)),
      empty
    )
  )
  await press('Add text')
  await expect.element(alert(/A drawing has at most 60 layers\./)).toBeVisible()
  await expectAccessible(document.querySelector('main') ?? undefined)
})

describe('images', () => {
  test('come from several files at once, scaled to the drawing', async () => {
    await openAddPanel()
    chooseFiles([await pngFile('moor.png'), await pngFile('fen.png', 8)])
    await count(2)
    expect(imageNames()).toEqual(['image moor', 'image fen'])
    // 0.92 and 0.5 of a side of 539, over 4 and 8 pixels.
    expect(layers().map(({ scaleX }) => scaleX)).toEqual([123.97, 33.6875])
    await expect.element(status('fen.png added and selected')).toBeInTheDocument()
  })

  test('are dropped, and pasted, anywhere', async () => {
    await openAddPanel()
    dropFiles([await pngFile('dropped.png')])
    await count(1)
    paste([await pngFile('pasted.png')])
    await count(2)
    expect(imageNames()).toEqual(['image dropped', 'image pasted'])
  })

  test('that can’t be read are named, and the others are added', async () => {
    await openAddPanel()
    chooseFiles([new File(['x'], 'broken.png', { type: 'image/png' }), await pngFile('moor.png')])
    await count(1)
    await expect.element(alert(/broken\.png/)).toBeVisible()
  })

  test('a pasted text stays with its field', async () => {
    await openAddPanel()
    await page.getByRole('searchbox').click()
    expect(paste('skull')).toBe(true)
    expect(layers()).toEqual([])
  })

  test('of the account are only there with one, and only this site is asked for them', async () => {
    onTestFinished(() => $session.set({ state: 'out' }))
    await openAddPanel()
    $session.set({ state: 'out' })
    await expect.element(page.getByRole('button', { name: 'From my images' })).not.toBeInTheDocument()
    $session.set({ state: 'in', user: { name: 'Nora Vane' } })
    const file = await pngFile('moor.png')
    const fetches = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(file))
    onTestFinished(() => fetches.mockRestore())
    await press('From my images')
    $imagePicker.get()?.('https://example.invalid/images/u/0123456789abcdef')
    await press('From my images')
    pickImage('/images/u/0123456789abcdef')
    await count(1)
    expect(fetches.mock.calls.map(([address]) => address)).toEqual(['/images/u/0123456789abcdef'])
  })
})

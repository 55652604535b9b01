import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import { gradientPresets } from '#core/drawing/variant-operations.ts'
import { VariantsPanel } from '#features/image-editor/variants/variants-panel.tsx'
import {
  $openDrawing,
  $selection,
  $shownVariant,
  changeDrawing,
  undoDrawing
} from '#stores/drawings/open-drawing.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { pageContent } from '../../../components/render-page.tsx'
import { waitFor } from '../../../wait.ts'

const empty = emptyDrawing('icon')
const box = { x: 0, y: 0, width: 512, height: 512 }
const layer = (id: string) => newLayer(id, { kind: 'shape', d: 'M256 16 496 496H16z', box }, empty)

const drawing = () => $openDrawing.get().drawing
const variant = (name: 'good' | 'evil' | 'neutral') => drawing().variants[name]
const choice = (name: string) => page.getByRole('radio', { name })
const select = (name: string) => page.getByRole('combobox', { name })
const image = (name: string) =>
  [...document.querySelectorAll('.variant-choice label')].find(label => label.textContent?.startsWith(name))
    ?.innerHTML ?? ''

beforeEach(async () => {
  await page.viewport(390, 800)
  $openDrawing.set({ id: 'test', name: '', drawing: { ...empty, layers: [layer('a'), layer('b')] } })
  $selection.set([])
  $shownVariant.set('good')
  await render(<VariantsPanel />, { container: pageContent() })
})

describe('the variants of one drawing', () => {
  test('are shown side by side, each in its colours, and the chosen one is shown on the canvas', async () => {
    expect(image('Good')).toContain(variant('good').from)
    expect(image('Evil')).toContain(variant('evil').from)
    expect(image('Neutral')).toContain(variant('neutral').from)
    await choice('Evil').click({ force: true })
    expect($shownVariant.get()).toBe('evil')
    await expectAccessible(document.querySelector('main') ?? undefined)
  })

  test('get the colours of a preset, which undo takes back', async () => {
    await choice('Neutral').click({ force: true })
    const before = variant('neutral')
    await expect.element(select('Colours')).toHaveDisplayValue('Standard')
    await select('Colours').selectOptions('Fabled')
    expect(variant('neutral')).toMatchObject(gradientPresets.fabled)
    expect(variant('good')).toBe(empty.variants.good)
    undoDrawing()
    expect(variant('neutral')).toEqual(before)
  })

  test('get colours of one’s own: changes of one colour are one undo step', async () => {
    const before = drawing()
    const first = page.getByLabelText('First colour')
    await first.fill('#00aa00')
    await first.fill('#00bb00')
    expect(variant('good').from).toBe('#00bb00')
    await expect.element(select('Colours')).toHaveDisplayValue('Custom colours')
    await page.getByLabelText('Angle').fill('30')
    expect(variant('good').angle).toBe(30)
    undoDrawing()
    undoDrawing()
    expect(drawing()).toEqual(before)
  })

  test('leave out the selected layers, and show them again', async () => {
    await choice('Evil').click({ force: true })
    await expect.element(page.getByText(/^Select layers/)).toBeVisible()
    $selection.set(['b'])
    const leaveOut = page.getByRole('switch', { name: 'Hide in “Evil”' })
    await leaveOut.click()
    expect(variant('evil').hidden).toEqual(['b'])
    await waitFor(() => expect(image('Evil')).not.toContain('data-layer="b"'))
    expect(image('Good')).toContain('data-layer="b"')
    $selection.set([])
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(variant('evil').hidden).toEqual([])
  })

  test('give the selected layers a colour of their own', async () => {
    $selection.set(['a', 'b'])
    await select('Colour in “Good”').selectOptions('One colour')
    await page.getByLabelText('One colour', { exact: true }).last().fill('#123456')
    const fill = { kind: 'flat', colour: '#123456' }
    expect(variant('good').fills).toEqual({ a: fill, b: fill })
    await expectAccessible(document.querySelector('main') ?? undefined)
    await select('Colour in “Good”').selectOptions('As in the other variants')
    expect(variant('good').fills).toEqual({})
  })

  test('are copied from good and reset', async () => {
    changeDrawing(present => ({
      ...present,
      variants: { ...present.variants, good: { ...present.variants.good, from: '#010203', hidden: ['a'] } }
    }))
    await choice('Evil').click({ force: true })
    await page.getByRole('button', { name: 'Copy from Good' }).click()
    expect(variant('evil')).toEqual(variant('good'))
    await expect.element(page.getByRole('button', { name: 'Copy from Good' })).toBeDisabled()
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(variant('evil')).toEqual(empty.variants.evil)
  })
})

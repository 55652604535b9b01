import { useStore } from '@nanostores/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyDrawing, type Layer, type LayerContent, newLayer } from '#core/drawing/drawing.ts'
import { loadOutlineText } from '#features/image-editor/canvas/use-outline-text.ts'
import { FramePanel } from '#features/image-editor/text/frame-panel.tsx'
import { TextPanel } from '#features/image-editor/text/text-panel.tsx'
import { $openDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { pageContent } from '../../../components/render-page.tsx'

const empty = emptyDrawing('logo')
const aText: LayerContent = {
  kind: 'text',
  text: 'Bell',
  font: 'bevan',
  size: 80,
  tracking: 0,
  bend: 'none',
  bendAmount: 0
}
const aFrame: LayerContent = { kind: 'frame', style: 'line', width: 200, height: 100, line: 4 }

function ShownPanel() {
  const layer = useStore($openDrawing).drawing.layers[0]
  if (!layer) return null
  const { content } = layer
  if (content.kind === 'text') return <TextPanel layer={{ ...layer, content }} />
  if (content.kind === 'frame') return <FramePanel layer={{ ...layer, content }} />
  return null
}

async function open(content: LayerContent, width = 390) {
  await page.viewport(width, 800)
  const drawing = { ...empty, layers: [newLayer('layer', content, empty)] }
  $openDrawing.set({ id: 'test', name: '', drawing })
  await loadOutlineText(drawing)
  return render(<ShownPanel />, { container: pageContent() })
}

const layer = (): Layer => {
  const first = $openDrawing.get().drawing.layers[0]
  if (!first) throw new Error('no layer')
  return first
}
const content = () => layer().content

beforeEach(() => $openDrawing.set({ id: 'none', name: '', drawing: empty }))

describe('the panel of a text', () => {
  test('changes its letters, and undo brings them back', async () => {
    await open(aText)
    await page.getByLabelText('Text').fill('Bells')
    expect(content()).toMatchObject({ text: 'Bells' })
    undoDrawing()
    expect(content()).toMatchObject({ text: 'Bell' })
  })

  test('leaves the baseline where it is when a letter goes below it', async () => {
    await open(aText)
    const outlineText = await loadOutlineText($openDrawing.get().drawing)
    const baseline = () => {
      const each = layer()
      return each.content.kind === 'text' ? each.y + (outlineText(each.content)?.offset.y ?? 0) : 0
    }
    const before = baseline()
    const { y } = layer()
    await page.getByLabelText('Text').fill('Bellyp')
    expect(baseline()).toBeCloseTo(before, 3)
    expect(layer().y).not.toBe(y)
  })

  test('makes capitals', async () => {
    await open(aText)
    await page.getByRole('button', { name: 'Use capitals' }).click()
    expect(content()).toMatchObject({ text: 'BELL' })
    await expect.element(page.getByRole('button', { name: 'Use capitals' })).toBeDisabled()
  })

  test('shows each font in its own letters, and changes it by keyboard', async () => {
    await open(aText)
    page.getByText('Font', { exact: true }).first().element().closest('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('radio', { name: 'Bevan' })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Grenze Gotisch' })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.font-field label path').length).toBe(10)
    page.getByRole('radio', { name: 'Bevan' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(content()).toMatchObject({ font: 'anton' })
    await expectAccessible(document.querySelector('main') ?? undefined)
  })

  test('bends visibly at once, and by an amount', async () => {
    await open(aText)
    await page.getByRole('radio', { name: 'Arc' }).click()
    expect(content()).toMatchObject({ bend: 'arc', bendAmount: 0.4 })
    await page.getByLabelText('Amount').fill('-30')
    expect(content()).toMatchObject({ bend: 'arc', bendAmount: -0.3 })
    await page.getByLabelText('Letter spacing').fill('100')
    await page.getByLabelText('Size').fill('120')
    expect(content()).toMatchObject({ tracking: 100, size: 120 })
    await expectAccessible(document.querySelector('main') ?? undefined)
  })

  test('names letters that no font has', async () => {
    await open({ ...aText, text: 'A 夜' })
    await expect.element(page.getByText('No font has these letters: 夜')).toBeVisible()
    await page.getByLabelText('Text').fill('Ночь')
    await expect.poll(() => page.getByText('No font has').elements()).toEqual([])
  })
})

describe('the panel of a frame', () => {
  test('changes style, size and line, and undo goes back by field', async () => {
    await open(aFrame)
    await page.getByLabelText('Frame').selectOptions('Ribbon')
    await page.getByLabelText('Width', { exact: true }).fill('300')
    await page.getByLabelText('Height').fill('50')
    await page.getByLabelText('Line width').fill('0')
    expect(content()).toEqual({ kind: 'frame', style: 'banner', width: 300, height: 50, line: 0 })
    await expectAccessible(document.querySelector('main') ?? undefined)
    undoDrawing()
    expect(content()).toMatchObject({ height: 50, line: 4 })
  })
})

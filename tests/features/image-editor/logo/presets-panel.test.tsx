import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import { presetKeys } from '#drawing/presets/presets.ts'
import { PresetsPanel } from '#features/image-editor/logo/presets-panel.tsx'
import { useFirstPreset } from '#features/image-editor/logo/use-first-preset.ts'
import { $openDrawing, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { pageContent } from '../../../components/render-page.tsx'
import { aScript } from '../../../core/script-builders.ts'

const empty = emptyDrawing('logo')
const aFrame = newLayer('frame', { kind: 'frame', style: 'line', width: 200, height: 100, line: 4 }, empty)
let opened = 0

function openLogo(title: string, author = '') {
  opened += 1
  openWorkingCopy({ id: `logo-${opened}`, script: aScript({ title, author }) })
  $openDrawing.set({ id: `logo-${opened}`, name: '', drawing: empty })
}

async function openPanel(title: string, author = '', width = 390) {
  await page.viewport(width, 900)
  openLogo(title, author)
  const rendered = await render(<PresetsPanel />, { container: pageContent() })
  await expect.element(preset('Art deco')).toBeEnabled()
  return rendered
}

const preset = (name: string) => page.getByRole('button', { name })
const drawing = () => $openDrawing.get().drawing
const texts = () => drawing().layers.flatMap(({ content }) => (content.kind === 'text' ? [content.text] : []))

const FirstPreset = () => {
  useFirstPreset()
  return null
}

beforeEach(() => openLogo(''))

describe('presets', () => {
  test('start from the title and the author, and are pictures of them', async () => {
    await openPanel('Salem', 'Ann')
    await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Salem')
    await expect.element(page.getByLabelText('Subtitle')).toHaveValue('by Ann')
    await expect.poll(() => document.querySelectorAll('.preset-button svg').length).toBe(presetKeys.length)
    await expectAccessible(document.querySelector('main') ?? undefined)
  })

  test('replace the layers; undo brings them back', async () => {
    await openPanel('Salem')
    $openDrawing.set({ ...$openDrawing.get(), drawing: { ...empty, layers: [aFrame] } })
    await preset('Art deco').click()
    expect(texts()).toEqual(['SALEM'])
    undoDrawing()
    expect(drawing().layers).toEqual([aFrame])
  })

  test('follow the title until the drawing is changed by hand', async () => {
    await openPanel('Salem')
    await preset('Art deco').click()
    await page.getByLabelText('Title', { exact: true }).fill('Dunwich')
    expect(texts()).toEqual(['DUNWICH'])
    await page.getByLabelText('Subtitle').fill('a script')
    expect(texts()).toEqual(['DUNWICH', 'A SCRIPT'])
    $openDrawing.set({ ...$openDrawing.get(), drawing: { ...drawing(), layers: [aFrame] } })
    await page.getByLabelText('Title', { exact: true }).fill('Arkham')
    expect(drawing().layers).toEqual([aFrame])
  })

  test('have a sample title for a script without one', async () => {
    await openPanel('')
    await preset('Full moon').click()
    expect(texts().join(' ')).toBe('YOUR TITLE')
  })
})

describe('the size of a logo', () => {
  test('lays a preset out anew', async () => {
    await openPanel('Salem')
    await preset('Art deco').click()
    await page.getByLabelText('Format').selectOptions('Square')
    expect(drawing()).toMatchObject({ width: 800, height: 800 })
    const plate = drawing().layers[0]?.content
    expect(plate).toMatchObject({ kind: 'frame' })
    expect(plate?.kind === 'frame' && plate.height).toBeGreaterThan(700)
  })

  test('moves other layers with the middle, and can be typed', async () => {
    await openPanel('Salem')
    $openDrawing.set({ ...$openDrawing.get(), drawing: { ...empty, layers: [aFrame] } })
    await page.getByLabelText('Width').fill('1400')
    expect(drawing()).toMatchObject({ width: 1400, height: 400, layers: [{ x: 700, y: 200 }] })
    await expect.element(page.getByLabelText('Format')).toHaveValue('own')
  })

  test('can be that of the content', async () => {
    await openPanel('Salem')
    $openDrawing.set({ ...$openDrawing.get(), drawing: { ...empty, layers: [aFrame] } })
    await page.getByRole('button', { name: 'Crop to content' }).click()
    await expect.poll(drawing).toMatchObject({ width: 200, height: 100, layers: [{ x: 100, y: 50 }] })
  })
})

describe('a new logo', () => {
  test('shows a preset of the script’s title', async () => {
    openLogo('Salem')
    await render(<FirstPreset />, { container: pageContent() })
    await expect.poll(texts).toEqual(['Salem'])
  })

  test('stays empty once it has been emptied', async () => {
    openLogo('Salem')
    await render(<FirstPreset />, { container: pageContent() })
    await expect.poll(texts).toEqual(['Salem'])
    $openDrawing.set({ ...$openDrawing.get(), drawing: empty })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(drawing().layers).toEqual([])
  })
})

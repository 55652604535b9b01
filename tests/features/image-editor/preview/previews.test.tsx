import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Drawing, emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { Previews } from '#features/image-editor/preview/previews.tsx'
import { $openDrawing, $shownVariant, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { pageContent } from '../../../components/render-page.tsx'
import { aScript } from '../../../core/script-builders.ts'
import { waitFor } from '../../../wait.ts'

async function open(kind: Drawing['kind'], width: number) {
  await page.viewport(width, 900)
  const empty = emptyDrawing(kind)
  const box = { x: 0, y: 0, width: empty.width, height: empty.height }
  const d = `M0 0h${empty.width}v${empty.height}H0z`
  const drawing = { ...empty, layers: [newLayer('a', { kind: 'shape', d, box }, empty)] }
  $openDrawing.set({ id: 'test', name: 'Bell Ringer', drawing })
  await render(<Previews kind={kind} />, { container: pageContent() })
}

const symbol = (variant: string) => document.getElementById(`drawn-${variant}`)?.innerHTML ?? ''
const sizesIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(each => {
    const { width, height } = each.getBoundingClientRect()
    return [Math.round(width * 10) / 10, Math.round(height * 10) / 10]
  })
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

beforeEach(() => $shownVariant.set('good'))

describe.each([296, 390, 1440])('previews of an icon at %i px', width => {
  test('show each variant on tokens, on the sheet in its real size, and in the list at 24 px in both schemes', async () => {
    await open('icon', width)
    for (const variant of ['good', 'evil', 'neutral'] as const) {
      expect(symbol(variant)).toContain($openDrawing.get().drawing.variants[variant].from)
      expect(document.querySelectorAll(`.reminder-disc use[href="#drawn-${variant}"]`)).toHaveLength(1)
      expect(
        document.querySelectorAll(`.preview-token-row .character-token use[href="#drawn-${variant}"]`)
      ).toHaveLength(1)
    }
    expect(sizesIn('.preview-cell .character-icon')).toEqual(Array.from({ length: 3 }, () => [38.7, 38.7]))
    expect(sizesIn('.preview-list .character-icon')).toEqual(Array.from({ length: 6 }, () => [24, 24]))
    const [light, dark] = document.querySelectorAll('.preview-list')
    expect(light && getComputedStyle(light).backgroundColor).toBe('rgb(247, 243, 234)')
    expect(dark && getComputedStyle(dark).backgroundColor).toBe('rgb(33, 33, 33)')
    expect(overflow()).toBe(0)
    await expectAccessible(document.querySelector('main') ?? undefined)
  })
})

test('the large token has the name and is that of the shown variant', async () => {
  await open('icon', 390)
  const large = () => document.querySelector('.preview-tokens > .character-token')
  expect(large()?.textContent).toBe('Bell Ringer')
  $shownVariant.set('evil')
  await waitFor(() => expect(large()?.querySelector('use')?.getAttribute('href')).toBe('#drawn-evil'))
})

test('previews wait until the drawing stands still', async () => {
  await open('icon', 390)
  const before = symbol('good')
  for (let step = 1; step <= 5; step++) {
    changeDrawing(drawing => changeLayer(drawing, 'a', layer => ({ ...layer, x: 300 + step })))
    await new Promise(resolve => requestAnimationFrame(resolve))
    expect(symbol('good')).toBe(before)
  }
  await waitFor(() => expect(symbol('good')).not.toBe(before))
})

test('an icon is painted where it is shown', async () => {
  await open('icon', 390)
  const icon = document.querySelector('.preview-list[data-scheme="light"] use')
  expect(icon?.getBoundingClientRect().width).toBeGreaterThan(20)
})

describe.each([296, 390, 1440])('previews of a logo at %i px', width => {
  test('show it in the sheet’s header beside the title and alone, on the page in both schemes, and in the app', async () => {
    openWorkingCopy({ id: 'test', script: aScript({ title: 'Fog over the Moor' }) })
    await open('logo', width)
    const logos = sizesIn('.preview-logo')
    expect(logos).toHaveLength(5)
    for (const [logoWidth = 0, height = 0] of logos) expect(logoWidth / height).toBeCloseTo(3, 1)
    expect(logos[0]?.[1]).toBeLessThan(38 * (96 / 72) + 0.1)
    expect(document.querySelector('.preview-sheet-title')?.textContent).toBe('Fog over the Moor')
    expect(document.querySelectorAll('.public-preview-title')).toHaveLength(2)
    expect(overflow()).toBe(0)
    await expectAccessible(document.querySelector('main') ?? undefined)
  })
})

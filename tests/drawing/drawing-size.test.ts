import { describe, expect, test } from 'vitest'
import { type Drawing, emptyDrawing, type Layer, newLayer } from '#core/drawing/drawing.ts'
import { cropToContent, resizeDrawing } from '#drawing/drawing-size.ts'

const noText = () => undefined
const empty = emptyDrawing('logo')

const aFrame = (change: Partial<Layer> = {}): Layer => ({
  ...newLayer('frame', { kind: 'frame', style: 'line', width: 200, height: 100, line: 4 }, empty),
  x: 400,
  y: 100,
  ...change
})

const withLayers = (...layers: Layer[]): Drawing => ({ ...empty, layers })

describe('cropping', () => {
  test('leaves exactly the content', () => {
    const cropped = cropToContent(withLayers(aFrame()), noText)
    expect(cropped).toMatchObject({ width: 200, height: 100, layers: [{ x: 100, y: 50 }] })
  })

  test('has room for outlines, and for a shadow with its blur', () => {
    const outlines = [
      { width: 5, colour: '#000000' },
      { width: 10, colour: '#ffffff' }
    ]
    expect(cropToContent(withLayers(aFrame({ outlines })), noText)).toMatchObject({ width: 230, height: 130 })
    const shadow = { x: 20, y: 0, blur: 10, colour: '#000000', opacity: 1 }
    expect(cropToContent(withLayers(aFrame({ shadow })), noText)).toMatchObject({
      width: 235,
      height: 130,
      layers: [{ x: 100, y: 65 }]
    })
  })

  test('ignores hidden layers and cut-outs, and turns boxes with their layers', () => {
    const far = { x: 1000, y: 350 }
    const cropped = cropToContent(
      withLayers(
        aFrame({ rotation: 90 }),
        aFrame({ ...far, isHidden: true }),
        aFrame({ ...far, isCutOut: true })
      ),
      noText
    )
    expect(cropped.width).toBeLessThanOrEqual(102)
    expect(cropped.height).toBeLessThanOrEqual(202)
  })

  test('changes nothing without layers, or a second time', () => {
    expect(cropToContent(empty, noText)).toBe(empty)
    const once = cropToContent(withLayers(aFrame()), noText)
    expect(cropToContent(once, noText)).toBe(once)
  })
})

test('another size moves the layers with the middle', () => {
  const resized = resizeDrawing(withLayers(aFrame()), 1000, 1000)
  expect(resized).toMatchObject({ width: 1000, height: 1000, layers: [{ x: 300, y: 400 }] })
  expect(resizeDrawing(resized, 1000, 1000)).toBe(resized)
})

import { expect, test } from 'vitest'
import { emptyDrawing, type LayerContent, newLayer } from '#core/drawing/drawing.ts'
import { addLayer } from '#core/drawing/layer-operations.ts'
import { placeLayer } from '#core/drawing/place-layer.ts'

const icon = emptyDrawing('icon')
const logo = emptyDrawing('logo')
const box = { x: 0, y: 0, width: 512, height: 512 }
const shape: LayerContent = { kind: 'shape', d: 'M0 0h512v512H0z', box }
const wide: LayerContent = {
  ...{ kind: 'image', image: 'a', width: 4000, height: 2000, adjustments: {} },
  crop: { x: 0, y: 0, width: 2000, height: 1000 }
}
const text: LayerContent = {
  ...{ kind: 'text', text: 'Text', font: 'first', size: 120 },
  ...{ tracking: 0, bend: 'none', bendAmount: 0 }
}

test('the first shape fills nearly all of the drawing, in its middle', () => {
  const { x, y, scaleX, scaleY } = placeLayer(newLayer('a', shape, icon), icon)
  expect([x, y]).toEqual([539 / 2, 539 / 2])
  expect(scaleX * 512).toBeCloseTo(0.92 * 539)
  expect(scaleY).toBe(scaleX)
})

test('further ones fill a half', () => {
  const drawing = addLayer(logo, newLayer('a', shape, logo))
  const { x, y, scaleX } = placeLayer(newLayer('b', shape, logo), drawing)
  expect([x, y]).toEqual([600, 200])
  expect(scaleX * 512).toBeCloseTo(0.5 * 400)
})

test('an image is as large as its shown part allows', () => {
  expect(placeLayer(newLayer('a', wide, icon), icon).scaleX * 2000).toBeCloseTo(0.92 * 539)
})

test('a text keeps its size, wherever it was made', () => {
  expect(placeLayer(newLayer('a', text, icon), logo)).toMatchObject({ x: 600, y: 200, scaleX: 1, scaleY: 1 })
})

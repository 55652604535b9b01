import { expect, test } from 'vitest'
import { emptyDrawing, type ImageContent, newLayer } from '#core/drawing/drawing.ts'
import { layerMatrix, transformPoint } from '#core/drawing/layer-matrix.ts'
import { cropLayer, wholeImage } from '#features/image-editor/adjust/crop-layer.ts'

const content: ImageContent = {
  kind: 'image',
  image: 'a',
  width: 200,
  height: 100,
  crop: { x: 0, y: 0, width: 200, height: 100 },
  adjustments: {}
}
const layer = { ...newLayer('layer', content, emptyDrawing('icon')), content }

/** Where a pixel of the image is in the drawing. */
const placeOf = (of: typeof layer, x: number, y: number) => {
  const { crop } = of.content
  return transformPoint(layerMatrix(of), x - crop.x - crop.width / 2, y - crop.y - crop.height / 2)
}

test.each([
  ['upright', {}],
  ['turned and stretched', { rotation: 33, scaleX: 2, scaleY: 0.5 }],
  ['flipped', { rotation: -90, scaleX: -1.5, scaleY: 1 }]
])('the pixels of a layer that is %s stay where they are', (_, pose) => {
  const posed = { ...layer, ...pose }
  const cropped = cropLayer(posed, { x: 30, y: 10, width: 60, height: 80 })
  expect(cropped.content.crop).toEqual({ x: 30, y: 10, width: 60, height: 80 })
  for (const [x, y] of [
    [30, 10],
    [90, 90],
    [50, 40]
  ] as const) {
    expect(placeOf(cropped, x, y).x).toBeCloseTo(placeOf(posed, x, y).x)
    expect(placeOf(cropped, x, y).y).toBeCloseTo(placeOf(posed, x, y).y)
  }
  const back = cropLayer(cropped, wholeImage(cropped))
  expect(back.x).toBeCloseTo(posed.x)
  expect(back.y).toBeCloseTo(posed.y)
})

test('the same crop is the same layer', () => {
  expect(cropLayer(layer, { ...content.crop })).toBe(layer)
})

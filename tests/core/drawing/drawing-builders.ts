import { type Drawing, emptyDrawing, type Layer, newLayer } from '#core/drawing/drawing.ts'

const empty = emptyDrawing('icon')

/** A layer with a square of 10 x 10. */
export const aShape = (id: string, rest: Partial<Layer> = {}): Layer => ({
  ...newLayer(id, { kind: 'shape', d: 'M0 0h10v10h-10z', box: { x: 0, y: 0, width: 10, height: 10 } }, empty),
  ...rest
})

/** A layer with an image of 2 x 2 pixels. */
export const anImage = (id: string, image: string): Layer =>
  newLayer(
    id,
    {
      kind: 'image',
      image,
      width: 2,
      height: 2,
      crop: { x: 0, y: 0, width: 2, height: 2 },
      adjustments: {}
    },
    empty
  )

export const aDrawing = (layers: readonly Layer[], kind: Drawing['kind'] = 'icon'): Drawing => ({
  ...emptyDrawing(kind),
  layers: [...layers]
})

/** A PNG of one pixel. */
export const pngImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

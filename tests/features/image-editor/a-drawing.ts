import { type Drawing, emptyDrawing, newLayer } from '#core/drawing/drawing.ts'

const square = {
  kind: 'shape',
  d: 'M0 0h100v100h-100z',
  box: { x: 0, y: 0, width: 100, height: 100 }
} as const

/** A drawing with a square of 100 units in its middle, in the colours of the team. */
export function aDrawing(kind: Drawing['kind'] = 'icon', changes: Partial<Drawing> = {}): Drawing {
  const empty = emptyDrawing(kind)
  return { ...empty, layers: [newLayer('square', square, empty)], ...changes }
}

/** A drawing with an image layer above the square. */
export function aDrawingWithImage(): Drawing {
  const drawing = aDrawing()
  const crop = { x: 0, y: 0, width: 10, height: 10 }
  const content = { kind: 'image', image: 'moor', width: 10, height: 10, crop, adjustments: {} } as const
  return {
    ...drawing,
    layers: [...drawing.layers, { ...newLayer('photo', content, drawing), name: 'Photo' }]
  }
}

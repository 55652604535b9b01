import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { duplicateLayers } from '#core/drawing/layer-operations.ts'
import { placeLayer } from '#core/drawing/place-layer.ts'
import { readDrawing, storedDrawing } from '#core/drawing/read-drawing.ts'
import { cropToContent, resizeDrawing } from '#drawing/drawing-size.ts'
import { changeText } from '#drawing/text/change-text.ts'
import { anyDrawing } from '../core/drawing/any-drawing.ts'

/** Far from the baseline, as letters of a large font are. */
const outlineText = ({ text }: { text: string }) => ({
  d: 'M0 0h9v9z',
  offset: { x: 0, y: 9000 * (text.length % 3) },
  box: { x: -9, y: -9, width: 18, height: 18 }
})

const mapLayers = (drawing: Drawing, change: (layer: Layer) => Layer): Drawing => ({
  ...drawing,
  layers: drawing.layers.map(change)
})

const operations: Record<string, (drawing: Drawing) => Drawing> = {
  'a smaller size': drawing => resizeDrawing(drawing, 16, 16),
  'a larger size': drawing => resizeDrawing(drawing, 4000, 4000),
  'a crop': drawing => cropToContent(drawing, outlineText),
  'placing its layers': drawing => mapLayers(drawing, layer => placeLayer(layer, drawing)),
  'another text': drawing => mapLayers(drawing, layer => changeText(layer, { text: 'ab' }, outlineText)),
  copies: drawing =>
    duplicateLayers(drawing, new Map(drawing.layers.map(({ id }, index) => [id, `copy-${index}`])), 16)
}

// A layer outside what the schema allows would be lost with the next reload.
test.each(Object.entries(operations))('after %s, a drawing is read as it was stored', (_, operate) => {
  fc.assert(
    fc.property(anyDrawing, drawing => {
      const read = readDrawing(storedDrawing(operate(drawing)))
      expect(read.ok && read.value.repairs).toEqual([])
    })
  )
})

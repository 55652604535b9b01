import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import type { Layer } from '#core/drawing/drawing.ts'
import { contentBox } from '#drawing/layer-outline.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { useOutlineText } from './use-outline-text.ts'

/** The open drawing, with what outlines its texts and the local box of each layer. */
export function useLayerBoxes() {
  const { drawing } = useStore($openDrawing)
  const outlineText = useOutlineText(drawing)
  const boxOf = useCallback((layer: Layer) => contentBox(layer.content, outlineText), [outlineText])
  return { drawing, outlineText, boxOf }
}

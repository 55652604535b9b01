import { memo, useMemo } from 'react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'
import { DisplayNodes } from './display-nodes.tsx'
import { usePictures } from './use-pictures.ts'

interface DrawnProps {
  drawing: Drawing
  variant: Variant
  outlineText: OutlineText
}

/** What a drawing shows; not rendered again when only the view or the selection changes. */
export const Drawn = memo(function Drawn({ drawing, variant, outlineText }: DrawnProps) {
  const pictures = usePictures(drawing)
  const nodes = useMemo(
    () => buildDisplayList(drawing, variant, outlineText),
    [drawing, variant, outlineText]
  )
  return <DisplayNodes nodes={nodes} pictures={pictures} />
})
